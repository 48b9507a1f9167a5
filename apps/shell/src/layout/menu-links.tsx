import type { MenuLink } from '@vantedge/content-site';
import { Tag } from '@vantedge/shared-ui';
import { NavLink } from 'react-router-dom';

/** A column of menu links with descriptions. */
export function MenuLinks({ links, aside = false }: { links: readonly MenuLink[]; aside?: boolean }) {
  return (
    <ul className={aside ? 'menu-links menu-links--aside' : 'menu-links'}>
      {links.map(({ title, to, badge, note }) => (
        <li key={title}>
          <NavLink end to={to}>
            {title} {badge ? <Tag>{badge}</Tag> : null}
            {note ? <small>{note}</small> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
