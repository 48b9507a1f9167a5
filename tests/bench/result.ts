import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { findBrowser } from '../browser.ts';
import type { Checkout } from './checkouts.ts';

/** Measures something in checkouts, which may be limited to pages and networks. */
export type Bench = (options: {
  checkouts: readonly Checkout[];
  pages: readonly string[];
  networks: readonly string[];
}) => Promise<Result>;

/** The result of a benchmark. */
export interface Result {
  title: string;
  /** How it was measured, in one or two sentences. */
  method: string;
  rows: Record<string, string | number>[];
}

/** Number of rounds in which variants are measured: `BENCH_ROUNDS=1` for a try. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Measures each case once per round. The order alternates, so that no variant always runs on the warmer machine. */
export async function inRounds<Case, T>(
  cases: readonly Case[],
  measure: (one: Case) => Promise<T>,
): Promise<[Case, T[]][]> {
  const results = new Map(cases.map((one) => [one, [] as T[]]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const one of round % 2 ? cases : cases.toReversed()) results.get(one)!.push(await measure(one));
    console.error(`round ${round} of ${ROUNDS}`);
  }
  return [...results];
}

/** The median; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median, minimum and maximum as text, in bold if the median misses its goal. */
export function spread(values: readonly number[], digits = 0, goal?: Goal): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const text = `${median(values).toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
  return goal ? marked(text, median(values), goal) : text;
}

/** The smallest or the largest value that meets a goal. */
type Goal = { min: number } | { max: number };

/** A figure as text, in bold if a value misses its goal. */
export function marked(text: string | number, value: number, goal: Goal): string {
  const isMet = 'max' in goal ? value <= goal.max : value >= goal.min;
  return isMet ? String(text) : `**${text}**`;
}

/** A result as Markdown: date and machine, method, and rows, in which figures that miss their goal are bold. */
export const resultMarkdown = ({ method, rows }: Result) =>
  `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine()}. ${method}\n\n${table(rows)}`;

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

/** Cores, Node and browser of this machine. */
function machine(): string {
  const cpus = os.cpus();
  const browser = findBrowser();
  const version = browser && execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
  const parts = [`${cpus.length} cores (${cpus[0]!.model.trim()})`, `Node ${process.versions.node}`, version];
  return parts.filter(Boolean).join(', ');
}
