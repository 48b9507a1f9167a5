import type { Database } from 'libsql';

/** One SQL statement with the values of its placeholders. */
export interface SqlStatement {
  sql: string;
  parameters?: readonly (string | number | null)[];
}

/** The rows returned by a statement, or the number of rows it changed. */
export interface SqlResult {
  rows: unknown[];
  changes: number;
}

/** Statements to run in order. */
export interface SqlJob {
  statements: readonly SqlStatement[];
  /** Run all or none of them; on disk when the job is done. A job that writes needs it. */
  transaction?: boolean;
  /** When a transaction is too late, in milliseconds since 1970. Default: after three seconds of waiting for a lock. */
  deadline?: number;
}

/**
 * Opens an existing database file so that every commit is durable and every deletion overwrites the deleted data. Throws `SQLITE_BUSY` if
 * another process locks it for longer than `timeout`, in milliseconds; the default is three seconds.
 */
export declare function openSqlite(file: string, timeout?: number): Database;

/** Runs a job on the calling thread. Throws `SQLITE_BUSY` if another process holds the write lock until the deadline. */
export declare function runSql(database: Database, job: SqlJob): SqlResult[];
