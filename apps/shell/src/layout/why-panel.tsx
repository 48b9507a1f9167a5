import { whyMenu } from '@vantedge/content-site';
import { MenuStats } from './menu-stats.tsx';
import { MenuLinks } from './menu-links.tsx';

/** The advantages of the Philippines, the company's history and the engagement models. */
export function WhyPanel() {
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
