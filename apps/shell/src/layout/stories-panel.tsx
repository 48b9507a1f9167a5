import { storiesMenu } from '@vantedge/content-site';
import { LinkArrow } from '@vantedge/shared-ui';
import { NavLink } from 'react-router-dom';
import { MenuStats } from './menu-stats.tsx';
import { MenuLinks } from './menu-links.tsx';

/** The two featured stories with figures, and links to all stories. */
export function StoriesPanel() {
  const { cases, read, links } = storiesMenu;
  return (
    <div className="menu-columns menu-columns--cases">
      {cases.map(({ kicker, title, to, color, stats }) => (
        <div key={to} data-color={color}>
          <p className="menu-kicker">{kicker}</p>
          <p className="menu-title">
            <NavLink end to={to}>
              {title}
            </NavLink>
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
