/** A figure that the project holds itself to. */
export interface Figure {
  name: string;
  value: number;
  /** The greatest value that meets the target, or the least. */
  target: { atMost: number } | { atLeast: number };
}

/** What a bench found. */
export interface Result {
  title: string;
  /** One sentence about how it was measured. */
  how: string;
  rows: Record<string, string | number>[];
  figures: Figure[];
  /** What the figures do not say, such as the audits behind a score. */
  notes?: string[];
}

/** Whether a figure is what it should be. */
export function isMet({ value, target }: Figure): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** A target as it is printed. */
export function targetText({ target }: Figure): string {
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
