/** One publish as reported by its publisher, for the checker of the log. */
export interface Attempt {
  section: string;
  version: string;
  /** Nanoseconds of the monotonic clock, which all processes share, as decimal strings. */
  started: string;
  ended: string;
  /** Set if the publish was acknowledged. */
  acknowledged?: { number: number; release: string };
  /** Set if it failed. */
  failure?: { code: string; at: string; message: string };
}
