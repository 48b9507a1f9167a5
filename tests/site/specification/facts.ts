/** Facts the specification states about one page. Copied from it, never from content records. */
export interface PageFacts {
  path: string;
  /** Figures and names the page must contain. */
  states: readonly string[];
  /** Number of elements by selector within `main`. */
  counts?: Readonly<Record<string, number>>;
  /** Paths the page must link to. */
  leadsTo?: readonly string[];
}
