import { header, industriesMenu, solutionsMenu, storiesMenu, whyMenu } from '@vantedge/content-site';
import { ButtonLink, Icon, Wordmark } from '@vantedge/shared-ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { PanelLink } from './panel-link.tsx';
import { PanelLinks } from './panel-links.tsx';
import { PanelSection } from './panel-section.tsx';

/** Id by which the header's button opens the panel. */
export const PANEL_ID = 'mobile-panel';

/** The menus of small screens: a modal sheet on the left. Any link closes it, and so does a press beside it. */
export function MobilePanel() {
  return (
    <dialog id={PANEL_ID} className="mobile-panel" aria-label={header.panel} closedby="any" onClick={onClick}>
      <form method="dialog">
        <Wordmark name={header.home.name} />
        <button aria-label={header.closePanel}>
          <Icon name="close" />
        </button>
      </form>
      <nav aria-label={header.navigation}>
        <PanelSection title={solutionsMenu.label}>
          <ul className="panel-groups">
            {solutionsMenu.groups.map((group) => (
              <li key={group.to}>
                <PanelLink {...group} />
                <PanelLinks links={group.links} />
              </li>
            ))}
          </ul>
        </PanelSection>
        <PanelSection title={storiesMenu.label}>
          <PanelLinks links={[...storiesMenu.cases, ...storiesMenu.links]} />
        </PanelSection>
        <PanelSection title={industriesMenu.label}>
          <PanelLinks links={industriesMenu.industries} />
        </PanelSection>
        <Link to={whyMenu.to}>{whyMenu.label}</Link>
        <Link to={header.contact.to}>{header.contact.title}</Link>
      </nav>
      <div className="panel-actions">
        <ButtonLink to={header.getStarted.to} tone="amber">
          {header.getStarted.title}
        </ButtonLink>
        <ButtonLink to={header.contactSales.to} tone="line">
          {header.contactSales.title}
        </ButtonLink>
      </div>
    </dialog>
  );
}

/** The panel's content covers it whole, so a press on the dialog itself is one beside the panel. */
function onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
}
