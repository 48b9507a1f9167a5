/** A row of a timeline. Without `from` and `to`, no bar is drawn. */
export interface TimeRow {
  name: string;
  from?: number;
  /** Earliest end, if different from the latest. */
  min?: number;
  to?: number;
  /** The duration as text. */
  when: string;
}

/** A process on a timeline. */
export interface TimeProof {
  kind: 'time';
  caption: string;
  /** Evenly spaced labels of the scale: at its lines, or in the cells between them. */
  scale: readonly string[];
  inCells?: true;
  /** Length of the scale, in the unit of the rows. */
  length: number;
  rows: readonly TimeRow[];
}

/** Services with their setup times. */
export interface ServicesProof {
  kind: 'services';
  columns: readonly [name: string, value: string];
  rows: readonly { name: string; note: string; value: string; unit: string }[];
}

/** A solution card of the home page. */
export interface SolutionCard {
  id: string;
  color: 'purple' | 'blue' | 'green';
  /** Tag of the most popular solution. */
  popular?: string;
  title: string;
  subtitle: string;
  link: string;
  features: readonly string[];
  benefits: readonly { metric: string; value: string; suffix: string }[];
  /** Revealed on hover or focus; always shown on touch devices. */
  description: string;
  technologies: readonly string[];
  /** Precedes the technologies. */
  technologiesLabel: string;
  proof: TimeProof | ServicesProof;
}
