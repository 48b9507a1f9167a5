/** What a publisher did once, as it tells it: read by the checker of the log. */
export interface Attempt {
  section: string;
  version: string;
  /** Nanoseconds of the machine's steady clock, which all processes share, as decimal texts. */
  started: string;
  ended: string;
  /** Set when the publish was acknowledged. */
  acknowledged?: { number: number; release: string };
  /** Set when it failed. */
  failure?: { code: string; at: string; message: string };
}
