import type { LogEntry } from '@vantedge/release';

interface Result {
  entry: LogEntry;
  changed: boolean;
}

/** First line of a command's report: the entry that is live now, or would be. */
export function releaseLine(channel: string, { entry, changed }: Result, isDryRun = false): string {
  const line = `${channel} ${entry.number}: release ${entry.release}`;
  if (!changed) return `${line} is already live: no change`;
  return isDryRun ? `${line} would be live (dry run: nothing was written)` : line;
}
