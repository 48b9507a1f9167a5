/** A URL of the site, with its history entry. */
export interface RouterLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** State of the history entry, such as values for a form; `null` if it has none. */
  state: unknown;
  /** Identifies the history entry. */
  key: string;
}
