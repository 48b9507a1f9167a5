/*
 * Positions on a calendar as custom properties: lines and lengths in days.
 */

/** Columns of a calendar by its weeks: of dated days, and of all, with those after the last day. */
export const WEEKS: Record<number, string> = {
  3: '[--weeks:3] [--dated:21] [--cols:26]',
  4: '[--weeks:4] [--dated:28] [--cols:33]',
};

/** Grid line where a phase starts. */
export const FROM: Record<number, string> = {
  1: '[--from:1]',
  8: '[--from:8]',
  15: '[--from:15]',
  22: '[--from:22]',
  29: '[--from:29]',
};

/** Grid line where the column of a phase ends. */
export const TO: Record<number, string> = {
  8: '[--to:8]',
  15: '[--to:15]',
  22: '[--to:22]',
  27: '[--to:27]',
  29: '[--to:29]',
  34: '[--to:34]',
};

/** Length of the bar of a phase. */
export const DAYS: Record<number, string> = {
  3: '[--days:3]',
  5: '[--days:5]',
  7: '[--days:7]',
  14: '[--days:14]',
};
