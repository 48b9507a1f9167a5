/** Maximum time to reply to an inquiry, in hours. */
const HOURS = 24;

/** How soon we reply to an inquiry: the number, and the wordings that pages build their sentences from. */
export const replyPromise = {
  hours: HOURS,
  /** Goes into a sentence of the page's own: `Tell us your stack and hear from an engineer ${within}.` */
  within: `within ${HOURS} hours`,
  /** A whole sentence, for pages that need nothing more specific. */
  sentence: `We reply within ${HOURS} hours.`,
  /** Label of the number where it is shown as a stat. */
  scope: 'to reply to an inquiry',
} as const;
