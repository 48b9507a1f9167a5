/** A length of time on the card's scale; without a beginning and an end it is said in words, and no bar is drawn. */
export interface TimeRow {
  name: string;
  from?: number;
  /** Where it ends at the earliest, when that is not where it ends at the latest. */
  least?: number;
  to?: number;
  /** The length in words. */
  when: string;
}

/** A process on one printed scale. */
export interface TimeProof {
  kind: 'time';
  caption: string;
  /** The words of the scale at even distances: at its lines, or in the cells between them. */
  scale: readonly string[];
  inCells?: true;
  /** The length of the scale, in the unit of the rows. */
  length: number;
  rows: readonly TimeRow[];
}

/** What may be handed over, and how soon it runs. */
export interface ServicesProof {
  kind: 'services';
  columns: readonly [name: string, value: string];
  rows: readonly { name: string; note: string; value: string; unit: string }[];
}

/** One solution as the home page shows it. */
export interface SolutionCard {
  id: string;
  color: 'purple' | 'blue' | 'green';
  /** Set on the one that most clients choose: the words of its tag. */
  popular?: string;
  title: string;
  subtitle: string;
  link: string;
  features: readonly string[];
  benefits: readonly { metric: string; value: string; suffix: string }[];
  /** Revealed when the card is pointed at or focused; always shown where nothing can be pointed. */
  description: string;
  technologies: readonly string[];
  proof: TimeProof | ServicesProof;
}
