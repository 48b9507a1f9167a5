/** The unit of a large stat, in the text typeface. */
export const UNIT = 'unit:font-text unit:text-md/none unit:tracking-normal unit:text-slate unit:normal-nums';
