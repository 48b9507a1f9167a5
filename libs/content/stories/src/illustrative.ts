/** The word of the tag that marks a client and figures as examples. */
export const illustrative = 'Illustrative';
