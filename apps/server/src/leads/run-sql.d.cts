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
  /** A `CLAIM` state shared by two threads: the one that changes it from `WAITING` decides whether the job is written. */
  claim?: Int32Array;
}

/** States of a job that can be withdrawn until it is being written. */
export declare const CLAIM: Readonly<Record<'WAITING' | 'WRITING' | 'WITHDRAWN', number>>;

/** Opens an existing database file so that every commit is durable and every deletion overwrites the deleted data. */
export declare function openSqlite(file: string): Database;

/**
 * Runs a job on the calling thread. With a `claim`, a transaction waits for the write lock until it is withdrawn, and then
 * returns `undefined`. Without one it fails with `SQLITE_BUSY` after three seconds.
 */
export declare function runSql(database: Database, job: SqlJob): SqlResult[] | undefined;
