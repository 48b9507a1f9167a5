import type { MenuLink } from '@vantedge/content-site';
import { PanelLink } from './panel-link.tsx';

/** Links of a part of the panel. */
export function PanelLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.title}>
          <PanelLink {...link} />
        </li>
      ))}
    </ul>
  );
}
