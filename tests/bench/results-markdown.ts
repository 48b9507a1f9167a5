import { isMet, type Metric, type Result, targetText } from './result.ts';

/** More goals than this are summed up: only those that are or were missed are listed. */
const LISTED_GOALS = 12;

/** Values of an earlier run by the name of their metric. */
export type EarlierValues = Readonly<Record<string, number>>;

/** A result as Markdown: method, rows, and goals with the values of an earlier run beside them. */
export function resultsMarkdown({ method, rows, metrics }: Result, earlier: EarlierValues = {}): string {
  return [method, table(rows), ...goals(metrics, earlier)].join('\n\n');
}

/** Replaces the text between `<!-- results: NAME -->` and `<!-- end -->`. Throws if the document has no such part. */
export function replaceResults(document: string, name: string, text: string): string {
  const start = `<!-- results: ${name} -->`;
  const end = '<!-- end -->';
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no part from '${start}' to '${end}'.`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}

function goals(metrics: readonly Metric[], earlier: EarlierValues): string[] {
  if (!metrics.length) return [];
  const isNotable = (metric: Metric) =>
    !isMet(metric) || !isMet({ ...metric, value: earlier[metric.name] ?? metric.value });
  const listed = metrics.length > LISTED_GOALS ? metrics.filter(isNotable) : metrics;
  const met = metrics.filter(isMet).length;
  const summary =
    met === metrics.length
      ? `All ${metrics.length} goals are met.`
      : `${met} of ${metrics.length} goals are met.`;
  const rows = listed.map((metric) => {
    const before = earlier[metric.name];
    const value = rounded(metric.value);
    return {
      metric: metric.name,
      goal: targetText(metric),
      ...(Object.keys(earlier).length ? { before: before === undefined ? '' : rounded(before) } : {}),
      now: isMet(metric) ? value : `**${value}**`,
    };
  });
  return rows.length ? [summary, table(rows)] : [summary];
}

function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
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
