/** A heading as small as a label. */
export const LABEL_HEADING = 'font-text text-small/snug font-medium tracking-normal text-slate';
