/** A number that the site states, with what it holds for and who says so. */
export interface Figure {
  id: string;
  /** The figure as set, without its unit: `99.8`, `24/7`. */
  value: string;
  /** What stands before it, smaller: `$`. */
  prefix?: string;
  /** What follows the value, smaller: `%`, `+`, `/7`. */
  suffix?: string;
  /** What the figure is true of, in words. */
  scope: string;
  /** Where it comes from; `unverified` until somebody supplies a source, `placeholder` when the words are ours. */
  source: string;
}
