/** A figure that the project holds itself to. */
export interface Metric {
  name: string;
  value: number;
  /** The greatest value that meets the target, or the least. */
  target: { max: number } | { min: number };
}

/** What a bench found. */
export interface Result {
  title: string;
  /** One sentence about how it was measured. */
  method: string;
  rows: Record<string, string | number>[];
  metrics: Metric[];
  /** What the figures do not say, such as the audits behind a score. */
  notes?: string[];
}

/** Whether a figure is what it should be. */
export function isMet({ value, target }: Metric): boolean {
  return 'max' in target ? value <= target.max : value >= target.min;
}

/** A target as it is printed. */
export function targetText({ target }: Metric): string {
  return 'max' in target ? `at most ${target.max}` : `at least ${target.min}`;
}
