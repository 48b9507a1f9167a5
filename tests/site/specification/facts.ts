/** What the specification states of one page; written from it, never from the records that the page is made of. */
export interface PageFacts {
  path: string;
  /** Figures and names that stand on the page. */
  states: readonly string[];
  /** How many there are of something, by a selector within `main`. */
  counts?: Readonly<Record<string, number>>;
  /** Addresses that the page leads to, without their query. */
  leadsTo?: readonly string[];
}
