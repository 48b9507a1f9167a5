import type { Progress } from '@vantedge/cli';
import { type LogEntry, problemText, type Provenance, type ReportEntry } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Options of a rollback. */
export interface RollbackOptions {
  store: Store;
  channel: string;
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  /** Command-line options for store and channel, so that suggested commands can be run as printed. */
  flags?: string;
  /** Reads the whole release, also what is live, and skips releases with any damage. */
  verify?: boolean;
  /** Called with problems that do not stop the rollback. Default: prints to standard error. */
  report?: (text: string) => void;
}

/** Result of a rollback. */
export interface RolledBack {
  entry: LogEntry;
  /** False if the release was already live: the log then has no new entry. */
  changed: boolean;
  rendered: string[];
}

/** Functions to report problems that do not stop a rollback: a text, or a damaged log entry. */
export function reporter({ report = (text) => console.error(text) }: RollbackOptions) {
  const entry: ReportEntry = (problem) => report(`Skipped a damaged log entry.\n${problemText(problem)}`);
  return { text: report, entry };
}
