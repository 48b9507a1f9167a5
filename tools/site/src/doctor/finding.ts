/** Something in a store that is not as it should be. */
export interface Finding {
  /** `damaged` and `missing` keys are needed by a channel; `stray` ones by nothing. */
  state: 'damaged' | 'missing' | 'stray';
  /** Key of the store. */
  at: string;
  problem: string;
  /** The command or step that repairs it. */
  fix: string;
}

/** What removes keys that publishers left behind. */
export const GC_FIX = 'none needed; site gc removes it when it is 24 hours old';

/** Whether something that a channel needs is damaged or missing. */
export const isSerious = ({ state }: Finding) => state !== 'stray';
