import type { Database } from 'better-sqlite3';

/** One SQL statement with the values of its placeholders. */
export interface SqlStatement {
  sql: string;
  parameters?: readonly (string | number | null)[];
}

/** The rows that a statement returned, or the number of rows that it changed. */
export interface SqlResult {
  rows: unknown[];
  changes: number;
}

/** Statements that run one after another. */
export interface SqlJob {
  statements: readonly SqlStatement[];
  /** All of them or none, on disk when the job is done. */
  transaction?: boolean;
  /** One of `CLAIM`, shared by two threads: the thread that changes it from `WAITING` decides whether the job is written. */
  claim?: Int32Array;
}

/** States of a job that can be withdrawn until it is written. */
export declare const CLAIM: Readonly<Record<'WAITING' | 'WRITING' | 'WITHDRAWN', number>>;

/** Opens a file with SQLite; `fileMustExist` (default true) makes a missing file an error. */
export declare function openSqlite(file: string, options?: { fileMustExist?: boolean }): Database;

/** Makes every commit of this connection durable, and every deletion overwrite what it deletes. */
export declare function setDurable(database: Database): void;

/**
 * Runs a job on the calling thread. With a `claim`, a transaction waits for the write lock until it gets it or is withdrawn,
 * and returns `undefined` when it was withdrawn; without one it fails with `SQLITE_BUSY` after three seconds.
 */
export declare function runSql(database: Database, job: SqlJob): SqlResult[] | undefined;
