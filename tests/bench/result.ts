import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { findBrowser } from '../browser.ts';

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
function targetText({ target }: Metric): string {
  return 'max' in target ? `at most ${target.max}` : `at least ${target.min}`;
}

/** The median; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median, minimum and maximum as text. */
export function spread(values: readonly number[], digits = 0): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** More goals than this are summed up: only those that are missed are listed. */
const MAX_LISTED_GOALS = 12;

/** A result as Markdown: date and machine, method, rows and goals, with missed values in bold. */
export function resultsMarkdown({ method, rows, metrics, notes = [] }: Result): string {
  const missed = metrics.filter((metric) => !isMet(metric));
  const listed = metrics.length > MAX_LISTED_GOALS ? missed : metrics;
  const summary = missed.length
    ? `${metrics.length - missed.length} of ${metrics.length} goals are met.`
    : `All ${metrics.length} goals are met.`;
  const goals = listed.map((metric) => {
    const value = rounded(metric.value);
    return { metric: metric.name, goal: targetText(metric), value: isMet(metric) ? value : `**${value}**` };
  });
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine()}. ${method}`;
  return [measured, table(rows), summary, ...(goals.length ? [table(goals)] : []), ...notes].join('\n\n');
}

function table(rows: readonly Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** At most three decimals, and none that say nothing. */
function rounded(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 10 ? 3 : 0)));
}

/** Cores, Node and browser of this machine. */
function machine(): string {
  const cpus = os.cpus();
  const browser = findBrowser();
  const version = browser && execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
  const parts = [`${cpus.length} cores (${cpus[0]!.model.trim()})`, `Node ${process.versions.node}`, version];
  return parts.filter(Boolean).join(', ');
}
