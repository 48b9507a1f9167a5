import { MENU_ICONS, type MenuIconName } from '@vantedge/content-site';
import type { CSSProperties } from 'react';

/** The icon of a link in a menu, for the eye only. One image has all icons; it loads when a menu opens. */
export const MenuIcon = ({ name }: { name: MenuIconName | undefined }) =>
  name && (
    <span className="menu-icon" aria-hidden style={{ '--icon': MENU_ICONS.indexOf(name) } as CSSProperties} />
  );
