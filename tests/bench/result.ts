/** A metric with a target. */
export interface Metric {
  name: string;
  value: number;
  /** The maximum or minimum value that meets the target. */
  target: { max: number } | { min: number };
}

/** The result of a benchmark. */
export interface Result {
  title: string;
  /** How it was measured, in one or two sentences. */
  method: string;
  rows: Record<string, string | number>[];
  metrics: Metric[];
  /** Additional information, such as the audits behind a score. */
  notes?: string[];
}

/** Whether a metric meets its target. */
export function isMet({ value, target }: Metric): boolean {
  return 'max' in target ? value <= target.max : value >= target.min;
}

/** A target as text. */
export function targetText({ target }: Metric): string {
  return 'max' in target ? `at most ${target.max}` : `at least ${target.min}`;
}
