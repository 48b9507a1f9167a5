import { header } from '@vantedge/content-site';
import { ButtonLink, Icon } from '@vantedge/shared-ui';
import { Wordmark } from '../components/wordmark.tsx';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { MainMenu } from './main-menu.tsx';
import { PANEL_ID, showModal } from './mobile-panel.tsx';
import { useHeaderLook } from './use-header-look.ts';

/** The header. Its state is local: opening menus and scrolling do not re-render the page. */
export function SiteHeader() {
  const bar = useRef<HTMLElement>(null);
  useHeaderLook(bar);
  const { home, contactSales, getStarted, openPanel } = header;
  return (
    <header ref={bar} className="site-header print:hidden">
      <div className="page-edge">
        <Wordmark {...home} />
        <MainMenu />
        <div className="header-actions">
          <NavLink end className="text-action" to={contactSales.to}>
            {contactSales.title}
          </NavLink>
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
