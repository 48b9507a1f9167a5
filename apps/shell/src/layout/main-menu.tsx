import { header, industriesMenu, solutionsMenu, storiesMenu, whyMenu } from '@vantedge/content-site';
import { useState } from 'react';
import { IndustriesPanel } from './industries-panel.tsx';
import { MegaMenu, panelId } from './mega-menu.tsx';
import { menuIntent, type MenuPort } from './menu-intent.ts';
import { SolutionsPanel } from './solutions-panel.tsx';
import { StoriesPanel } from './stories-panel.tsx';
import { WhyPanel } from './why-panel.tsx';

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
      <ul>
        {menus.map(({ id, label, Panel }) => (
          <MegaMenu key={id} id={id} label={label} intent={intent}>
            <Panel />
          </MegaMenu>
        ))}
      </ul>
    </nav>
  );
}
