import type { MenuLink } from '@vantedge/content-site';
import { Tag } from '@vantedge/shared-ui';
import { NavLink } from 'react-router-dom';

/** A link in the panel, with its short title. */
export function PanelLink({ title, short, to, badge }: MenuLink) {
  return (
    <NavLink end to={to}>
      {short ?? title} {badge ? <Tag>{badge}</Tag> : null}
    </NavLink>
  );
}
