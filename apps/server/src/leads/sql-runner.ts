import type { Database } from './lead-database.ts';
import { runSql, type SqlJob, type SqlResult } from './run-sql.cjs';

/** A job for a database. */
export interface Job extends Pick<SqlJob, 'statements' | 'transaction'> {
  /** Has a deadline, because a visitor is waiting. Requires `transaction`. */
  urgent?: boolean;
}

/** Runs SQL on one database file. Rejects with the driver's error or a `SiteError`. */
export interface SqlRunner {
  run(job: Job): Promise<SqlResult[]>;
  /** Resolves when pending jobs are done and the file is closed. */
  close(): Promise<void>;
}

/** Runs SQL on the calling thread, for commands, which have nothing else to do meanwhile. */
export function sqlOnThisThread(database: Database): SqlRunner {
  return {
    run: async ({ statements, transaction = false }) => runSql(database, { statements, transaction })!,
    close: async () => void database.close(),
  };
}
