/** Maximum time to reply to an inquiry, in hours. */
const HOURS = 24;

/** How soon we reply to an inquiry, as a number and as phrases for use in copy. */
export const replyPromise = {
  hours: HOURS,
  /** Completes a sentence, such as `Tell us about your stack, and we’ll reply ${within}.` */
  within: `within ${HOURS} hours`,
  /** The promise as a full sentence. */
  sentence: `We’ll reply within ${HOURS} hours.`,
  /** Label of the number when shown as a stat. */
  label: 'to reply to an inquiry',
} as const;
