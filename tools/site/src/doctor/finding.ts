/** A problem in a store. */
export interface Finding {
  /** A channel uses `damaged` and `missing` keys; nothing uses `stray` ones. */
  state: 'damaged' | 'missing' | 'stray';
  /** Key of the store. */
  at: string;
  problem: string;
  /** Command or step that fixes it. */
  fix: string;
}

/** Fix for files that publishers left behind. */
export const GC_FIX = 'none required; site gc removes it after 24 hours';

/** Whether a key that a channel uses is damaged or missing. */
export const isSerious = ({ state }: Finding) => state !== 'stray';
