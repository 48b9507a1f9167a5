/** A number stated on the site, with its scope and source. */
export interface Stat {
  id: string;
  /** The number as displayed, without its unit: `99.8`, `24/7`. */
  value: string;
  /** Shown before the value in smaller type: `$`. */
  prefix?: string;
  /** Shown after the value in smaller type: `%`, `+`, `/7`. */
  suffix?: string;
  /** What the number measures or applies to. */
  scope: string;
  /** Where it comes from: `unverified` until a source is supplied, `placeholder` for copy not supplied by the client. */
  source: string;
}
