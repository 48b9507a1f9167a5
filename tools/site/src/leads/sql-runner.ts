import type { Database } from './lead-database.ts';
import { runSql, type SqlJob, type SqlResult } from './run-sql.cjs';

/** A job, and how long it may wait to be written. */
export interface Job extends Pick<SqlJob, 'statements' | 'transaction'> {
  /** Has a deadline: it is a visitor who waits. Needs `transaction`. */
  urgent?: boolean;
}

/** Runs SQL on one database file. Rejects with the driver's error, or with a `SiteError`. */
export interface SqlRunner {
  run(job: Job): Promise<SqlResult[]>;
  /** Resolves when what was begun is done and the file is closed. */
  close(): Promise<void>;
}

/** Runs SQL on the calling thread, for commands: nobody else waits for it. */
export function sqlOnThisThread(database: Database): SqlRunner {
  return {
    run: async ({ statements, transaction = false }) => runSql(database, { statements, transaction })!,
    close: async () => void database.close(),
  };
}
