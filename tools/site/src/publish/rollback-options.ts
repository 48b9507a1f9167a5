import type { ReportEntry } from '../release/channel.ts';
import type { LogEntry } from '../release/model.ts';
import { problemText } from '../serve/problem-text.ts';
import type { Store } from '../store/store.ts';

/** Where something is rolled back. */
export interface RollbackOptions {
  store: Store;
  channel: string;
  /** Options that name the store and the channel on a command line, for advice that can be run as it is printed. */
  flags?: string;
  /** Called with each problem that does not keep the rollback from going on; default: standard error. */
  report?: (text: string) => void;
}

/** What a rollback did. */
export interface RolledBack {
  entry: LogEntry;
  /** False when that was live already: then the log has no new entry. */
  changed: boolean;
  rendered: string[];
}

/** Reports problems that do not stop a rollback: as text, or as damaged entries of the log. */
export function reporter({ report = (text) => console.error(text) }: RollbackOptions) {
  const entry: ReportEntry = (problem) =>
    report(`A damaged entry of the log is skipped.\n${problemText(problem)}`);
  return { text: report, entry };
}
