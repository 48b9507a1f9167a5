import { header } from '@vantedge/content-site';
import { ButtonLink, Icon } from '@vantedge/shared-ui';
import { Wordmark } from '../components/wordmark.tsx';
import { MainMenu } from './main-menu.tsx';
import { PANEL_ID, showModal } from './mobile-panel.tsx';
import { PageLink } from './page-link.tsx';

/** The header. Its state is local: opening menus does not re-render the page. The inline loader draws it on scroll. */
export function SiteHeader() {
  const { home, contactSales, getStarted, openPanel } = header;
  return (
    <header className="site-header print:hidden">
      <div className="page-edge">
        <Wordmark {...home} />
        <MainMenu />
        <div className="header-actions">
          <PageLink className="text-action" to={contactSales.to}>
            {contactSales.title}
          </PageLink>
          <ButtonLink className="button--header" tone="solid" to={getStarted.to}>
            {getStarted.title}
          </ButtonLink>
          <button className="menu-button" type="button" aria-label={openPanel} {...showModal(PANEL_ID)}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
