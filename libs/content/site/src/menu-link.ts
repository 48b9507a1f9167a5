import type { Stat } from '@vantedge/content-shared';

/** A link in a menu, the mobile panel or the footer. */
export interface MenuLink {
  title: string;
  to: string;
  /** Short title for narrow columns. */
  short?: string;
  /** Accessible name, if the title is unclear without its column heading. */
  label?: string;
  /** A short description. */
  note?: string;
  /** Badge text, such as `Partner`. */
  badge?: string;
}

/** A service line with its overview page and subpages. */
export interface MenuGroup extends MenuLink {
  note: string;
  /** Key of the service's color. */
  color: string;
  links: readonly MenuLink[];
}

/** A page featured in a menu with figures: a case study or an industry. */
export interface MenuFeature extends MenuLink {
  kicker?: string;
  color: string;
  stats: readonly Stat[];
}
