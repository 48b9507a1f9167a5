import type { Report } from '@vantedge/cli';
import type { LogEntry } from '@vantedge/release';

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
  warnings.map((warning) => `  warning    ${warning}`);
