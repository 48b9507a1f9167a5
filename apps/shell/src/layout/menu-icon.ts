import { MENU_ICONS, type MenuIconName } from '@vantedge/content-site';
import type { CSSProperties } from 'react';

/**
 * Returns the style of a link with an icon before it, which `mega-menu.css` draws from one image with all icons. The image loads when
 * a menu opens.
 */
export const iconStyle = (name: MenuIconName | undefined) =>
  name && ({ '--icon': MENU_ICONS.indexOf(name) } as CSSProperties);
