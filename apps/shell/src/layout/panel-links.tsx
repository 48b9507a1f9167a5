import type { MenuLink } from '@vantedge/content-site';
import { PanelLink } from './panel-link.tsx';

/** A list of links in the panel. */
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
