import type { Stat } from '@vantedge/content-shared';
import {
  header,
  industriesMenu,
  type MenuLink,
  solutionsMenu,
  storiesMenu,
  whyMenu,
} from '@vantedge/content-site';
import { ButtonLink, Icon, LinkArrow, List, StatValue, Tag } from '@vantedge/shared-ui';
import { useState } from 'react';
import { iconStyle } from './menu-icon.ts';
import { MegaMenu, panelId } from './mega-menu.tsx';
import { menuIntent, type MenuPort } from './menu-intent.ts';
import { PageLink } from './page-link.tsx';

const menus = [
  { ...solutionsMenu, Panel: SolutionsPanel },
  { ...storiesMenu, Panel: StoriesPanel },
  { ...industriesMenu, Panel: IndustriesPanel },
  { ...whyMenu, Panel: WhyPanel },
];

/**
 * The menus' popovers. Each is opened with its button as source, so that the tab order continues from the button into
 * the panel.
 */
const popovers: MenuPort = {
  open(id) {
    const panel = document.getElementById(panelId(id));
    const source = panel?.previousElementSibling;
    if (source instanceof HTMLElement && !panel!.matches(':popover-open')) panel!.showPopover({ source });
  },
  close(id) {
    const panel = document.getElementById(panelId(id));
    if (panel?.matches(':popover-open')) panel.hidePopover();
  },
};

/** The four menus on large screens. */
export function MainMenu() {
  const [intent] = useState(() => menuIntent(popovers));
  return (
    <nav className="site-nav" aria-label={header.navigation}>
      <List>
        {menus.map(({ id, label, Panel }) => (
          <MegaMenu key={id} id={id} label={label} intent={intent}>
            <Panel />
          </MegaMenu>
        ))}
      </List>
    </nav>
  );
}

/** Three service lines, and a link to contact. */
function SolutionsPanel() {
  const { groups, prompt } = solutionsMenu;
  return (
    <>
      <div className="menu-columns menu-columns--services">
        {groups.map(({ title, icon, to, badge, note, color, links }) => (
          <div key={to} data-color={color}>
            <p className="menu-title">
              <PageLink to={to} style={iconStyle(icon)}>
                {title}
              </PageLink>{' '}
              {badge ? <Tag>{badge}</Tag> : null}
            </p>
            <p className="menu-note">{note}</p>
            <MenuLinks links={links} />
          </div>
        ))}
      </div>
      <div className="menu-prompt">
        <p>
          <strong>{prompt.question}</strong> {prompt.answer}
        </p>
        <ButtonLink to={prompt.action.to} tone="solid">
          {prompt.action.title}
        </ButtonLink>
      </div>
    </>
  );
}

/** The industries shown in the header, and a link to all. */
function IndustriesPanel() {
  return (
    <>
      <div className="menu-columns menu-columns--pair">
        {industriesMenu.industries.map(({ title, icon, to, note, color, stats }) => (
          <div key={to} data-color={color}>
            <p className="menu-title menu-title--large">
              <PageLink to={to} style={iconStyle(icon)}>
                {title}
                <Icon name="arrow" />
              </PageLink>
            </p>
            <p className="menu-note">{note}</p>
            <MenuStats stats={stats} />
          </div>
        ))}
      </div>
      <p className="menu-prompt" style={iconStyle(industriesMenu.all.icon)}>
        <LinkArrow to={industriesMenu.all.to}>{industriesMenu.all.title}</LinkArrow>
      </p>
    </>
  );
}

/** The two featured stories with figures, and links to all stories. */
function StoriesPanel() {
  const { cases, read, links } = storiesMenu;
  return (
    <div className="menu-columns menu-columns--cases">
      {cases.map(({ kicker, title, icon, to, color, stats }) => (
        <div key={to} data-color={color}>
          <p className="menu-kicker">{kicker}</p>
          <p className="menu-title">
            <PageLink to={to} style={iconStyle(icon)}>
              {title}
            </PageLink>
          </p>
          <MenuStats stats={stats} />
          <LinkArrow to={to} subject={title}>
            {read}
          </LinkArrow>
        </div>
      ))}
      <div>
        <MenuLinks links={links} aside />
      </div>
    </div>
  );
}

/** The advantages of the Philippines, the company's history, the engagement models and the rate card. */
function WhyPanel() {
  const { title, color, stats, links } = whyMenu;
  return (
    <div className="menu-columns menu-columns--why">
      <div data-color={color}>
        <p className="menu-kicker">{title}</p>
        <MenuStats stats={stats} large />
      </div>
      <div>
        <MenuLinks links={links} aside />
      </div>
    </div>
  );
}

/** A column of menu links with descriptions. */
function MenuLinks({ links, aside = false }: { links: readonly MenuLink[]; aside?: boolean }) {
  return (
    <List className={aside ? 'menu-links menu-links--aside' : 'menu-links'}>
      {links.map(({ title, icon, to, badge, note }) => (
        <li key={title}>
          <PageLink to={to} style={iconStyle(icon)}>
            {title} {badge ? <Tag>{badge}</Tag> : null}
            {note ? <small>{note}</small> : null}
          </PageLink>
        </li>
      ))}
    </List>
  );
}

/** A row of figures in a menu. */
function MenuStats({ stats, large = false }: { stats: readonly Stat[]; large?: boolean }) {
  return (
    <dl className={large ? 'menu-stats menu-stats--large figure' : 'menu-stats figure'}>
      {stats.map(({ id, label, ...stat }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
