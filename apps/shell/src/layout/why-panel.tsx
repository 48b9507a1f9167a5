import { whyMenu } from '@vantedge/content-site';
import { MenuFigures } from './menu-figures.tsx';
import { MenuLinks } from './menu-links.tsx';

/** The advantages of the Philippines, the company's history and the engagement models. */
export function WhyPanel() {
  const { title, color, figures, links } = whyMenu;
  return (
    <div className="menu-columns menu-columns--why">
      <div data-color={color}>
        <p className="menu-kicker">{title}</p>
        <MenuFigures figures={figures} large />
      </div>
      <div>
        <MenuLinks links={links} aside />
      </div>
    </div>
  );
}
