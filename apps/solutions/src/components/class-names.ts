/** Rows between two dark rules; components define the columns of a row. */
export const RULED_ROWS = 'mt-stack border-b border-rule *:border-t *:border-line *:first:border-rule';

/** A row that is clickable as a whole through its one link, which has `LEAD_LINK`. */
export const LEAD_ROW = 'group relative';
export const LEAD_LINK =
  'after:absolute after:inset-0 *:text-service *:transition-transform group-hover:*:translate-x-1.5';

/** A drawing to scale across a hero, below its caption. */
export const HERO_SCALE = 'mt-figure';
export const HERO_CAPTION = 'pb-3.5 text-small text-on-night-2';

/** The surface of marked days and weeks. */
export const MARKED = 'bg-service/16';

/** Double rule below a total, as in accounting. */
export const DOUBLE_RULE = 'border-b-4 border-double pb-0.5';
