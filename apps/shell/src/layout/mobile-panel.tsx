import {
  header,
  industriesMenu,
  type MenuLink,
  solutionsMenu,
  storiesMenu,
  whyMenu,
} from '@vantedge/content-site';
import { ButtonLink, Disclosure, Icon, List, Tag } from '@vantedge/shared-ui';
import type { MouseEvent, ReactNode } from 'react';
import { Wordmark } from '../components/wordmark.tsx';
import { iconStyle } from './menu-icon.ts';
import { PageLink } from './page-link.tsx';

/** Element id of the panel, which the header's button opens. */
export const PANEL_ID = 'mobile-panel';

/** The menus on small screens: a modal sheet on the left. Any link and any click on the backdrop closes it. */
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
          <List className="panel-groups">
            {solutionsMenu.groups.map((group) => (
              <li key={group.to}>
                <PanelLink {...group} />
                <PanelLinks links={group.links} />
              </li>
            ))}
          </List>
        </PanelSection>
        <PanelSection title={storiesMenu.label}>
          <PanelLinks links={[...storiesMenu.cases, ...storiesMenu.links]} />
        </PanelSection>
        <PanelSection title={industriesMenu.label}>
          <PanelLinks links={[...industriesMenu.industries, industriesMenu.all]} />
        </PanelSection>
        <PageLink to={whyMenu.to}>{whyMenu.label}</PageLink>
        <PageLink to={header.rateCard.to}>{header.rateCard.title}</PageLink>
        <PageLink to={header.contact.to}>{header.contact.title}</PageLink>
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

/** The content fills the dialog, so a click on the dialog itself is a click on the backdrop. */
function onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
}

/** A collapsible section of the panel. */
function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure look="menu" summary={title}>
      {children}
    </Disclosure>
  );
}

/** A list of links in the panel. */
function PanelLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <List>
      {links.map((link) => (
        <li key={link.title}>
          <PanelLink {...link} />
        </li>
      ))}
    </List>
  );
}

/** A link in the panel, with its short title. */
function PanelLink({ title, short, icon, to, badge }: MenuLink) {
  return (
    <PageLink to={to} style={iconStyle(icon)}>
      {short ?? title} {badge ? <Tag>{badge}</Tag> : null}
    </PageLink>
  );
}

/**
 * Returns attributes of a button that opens a dialog: the native invoker command, which needs no JavaScript, and a
 * click handler for browsers without it.
 */
export function showModal(dialogId: string) {
  return {
    command: 'show-modal',
    commandfor: dialogId,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if ('commandForElement' in event.currentTarget) return;
      const dialog = document.getElementById(dialogId);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    },
  };
}
