import type { Figure } from '@vantedge/content-shared';

/** One link of a menu, a panel or the footer. */
export interface MenuLink {
  title: string;
  to: string;
  /** The title where the column is narrow. */
  short?: string;
  /** The whole name of a link whose title needs its column's heading. */
  label?: string;
  /** What is found there, in a few words. */
  note?: string;
  /** One word in a box, such as `Partner`. */
  badge?: string;
}

/** A service line: its own page, and the pages below it. */
export interface MenuGroup extends MenuLink {
  note: string;
  /** The service's color, as the color key names it. */
  color: string;
  links: readonly MenuLink[];
}

/** A page that a menu features with its figures: a case, an industry. */
export interface MenuFeature extends MenuLink {
  kicker?: string;
  color: string;
  figures: readonly Figure[];
}
