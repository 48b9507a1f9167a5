/** A problem in a store. */
export interface Finding {
  /**
   * A channel uses `damaged` and `missing` keys. Nothing uses `garbage`, which commands leave behind and `site gc` removes, or `stray` keys,
   * which no command writes.
   */
  state: 'damaged' | 'missing' | 'garbage' | 'stray';
  /** Key of the store. */
  at: string;
  problem: string;
  /** Command or step that fixes it. */
  fix: string;
  /** Size of garbage in bytes. */
  bytes?: number;
}

/** A finding for a key that `site gc` removes. */
export const garbage = (at: string, problem: string, bytes: number): Finding => ({
  state: 'garbage',
  at,
  problem,
  fix: 'site gc',
  bytes,
});

/** Whether a key that a channel uses is damaged or missing. */
export const isSerious = ({ state }: Finding) => state === 'damaged' || state === 'missing';
