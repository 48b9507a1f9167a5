import { type CheckCount, type LogEntry, runnable, type Source } from '@vantedge/release';
import type { Report } from '../site-command.ts';

interface Result {
  channel: string;
  entry: LogEntry;
  changed: boolean;
  isDryRun: boolean;
}

/** Report of a command that changes a channel: the entry that is live now, or would be, then what else it did. */
export function releaseReport(result: Result, lines: readonly string[], details: object = {}): Report {
  const { entry, changed, isDryRun } = result;
  return {
    text: [firstLine(result), ...lines].join('\n'),
    json: { entry, changed, ...details, dryRun: isDryRun },
  };
}

function firstLine({ channel, entry, changed, isDryRun }: Result): string {
  const line = `${channel} ${entry.number}: release ${entry.release}`;
  if (!changed) return `${line} is already live: no change`;
  return isDryRun ? `${line} would be live (dry run: nothing was written)` : line;
}

/** The line of the pages that a command rendered. */
export const renderedLine = (rendered: readonly string[]) =>
  `  rendered   ${rendered.join(', ') || 'no pages'}`;

/** One line for each warning. */
export const warningLines = (warnings: readonly string[]) =>
  warnings.map((warning) => `  warning    ${runnable(warning)}`);

/**
 * Lines about placeholder copy: none without placeholders, one with totals, and with `verbose` one per file.
 */
export function placeholderLines(
  placeholders: Readonly<Record<string, number>>,
  verbose: boolean | undefined,
): string[] {
  const files = Object.entries(placeholders);
  if (!files.length) return [];
  const total = files.reduce((sum, [, found]) => sum + found, 0);
  const summary = `  warning    ${counted(total, 'placeholder')} in ${counted(files.length, 'file')} of libs/content`;
  if (!verbose) return [`${summary}; --verbose lists them`];
  return [`${summary}:`, ...files.map(([file, found]) => `    ${String(found).padStart(3)}  ${file}`)];
}

/** A number and what it counts, such as `2 pages`. */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/**
 * Lines that say who appended an entry, from which commits, with which tool, what was checked, and which canary is running.
 * Unknown parts are omitted.
 */
export function provenanceLines({ by, source, tool, pushes = {}, checks, canary }: LogEntry): string[] {
  const pushed = Object.entries(pushes).map(([section, push]) =>
    `    ${section} pushed by ${push.by} ${push.at} ${sourceText(push.source)}`.trimEnd(),
  );
  return [
    ...(by ? [`    by ${by}${tool ? ` with ${tool}` : ''} ${sourceText(source)}`.trimEnd()] : []),
    ...pushed,
    ...(checks ? [`    ${checkText(checks)}`] : []),
    ...(canary
      ? [`    canary ${canary.preview}: release ${canary.release} for ${canary.percent} % of the visitors`]
      : []),
  ];
}

function sourceText({ commit, dirty, pipeline }: Source = {}): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return [from, pipeline].filter(Boolean).join(' ');
}

function checkText(checks: readonly CheckCount[]): string {
  const found = checks.filter(({ problems }) => problems > 0);
  if (!found.length) return `${checks.length} checks passed`;
  return `checks: ${found.map(({ name, problems }) => `${name} ${problems}`).join(', ')}`;
}
