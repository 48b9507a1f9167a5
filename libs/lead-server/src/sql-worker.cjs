// Runs SQL on one SQLite file, in a worker thread. Plain CommonJS, because a TypeScript loader in the thread would cost 20 MB
// and 0.5 s. Types and documentation: sql-worker.d.cts.
const { accessSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');

/** Time limit for getting the write lock, for jobs without a deadline. */
const LOCK_TIMEOUT_MS = 3_000;

/** The prepared statements of each database, by their SQL: libsql finalizes one only when it is garbage-collected. */
const prepared = new WeakMap();

function openSqlite(file, timeout = LOCK_TIMEOUT_MS) {
  // Not at the top: without the binary of this platform, a server still serves pages.
  const Sqlite = require('libsql');
  // libsql would create a missing file.
  accessSync(file);
  const database = new Sqlite(file, { timeout });
  prepared.set(database, new Map());
  // Only in a new file, before anything is written: free pages can be given back without a rewrite of the file.
  database.pragma('auto_vacuum = INCREMENTAL');
  database.pragma('journal_mode = WAL');
  // After WAL, which sets NORMAL: acknowledged rows could be lost in a power failure.
  database.pragma('synchronous = FULL');
  // On macOS, a plain fsync leaves bytes in the disk's cache.
  database.pragma('fullfsync = ON');
  database.pragma('secure_delete = ON');
  // An erased lead is not delivered.
  database.pragma('foreign_keys = ON');
  return database;
}

function runSql(database, { statements, transaction = false, deadline }) {
  const run = () => statements.map((statement) => runStatement(database, statement));
  if (!transaction) return run();
  begin(database, deadline);
  try {
    const results = run();
    database.exec('COMMIT');
    return results;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Begins a write transaction, or throws `SQLITE_BUSY` when another process holds the lock until the deadline. */
function begin(database, deadline) {
  database.exec(`PRAGMA busy_timeout = ${timeLeft(deadline)}`);
  database.exec('BEGIN IMMEDIATE');
}

/** How long a job waits for a lock, in milliseconds. */
function timeLeft(deadline) {
  if (deadline === undefined) return LOCK_TIMEOUT_MS;
  const waitMs = deadline - Date.now();
  if (waitMs <= 0) throw Object.assign(new Error('The deadline has passed.'), { code: 'SQLITE_BUSY' });
  return Math.ceil(waitMs);
}

function runStatement(database, { sql, parameters = [] }) {
  // It yields a row without columns for each page, and libsql would stop at the first.
  if (sql.startsWith('PRAGMA incremental_vacuum')) {
    database.exec(sql);
    return { rows: [], changes: 0 };
  }
  const known = prepared.get(database);
  if (!known.has(sql)) known.set(sql, database.prepare(sql));
  const statement = known.get(sql);
  // Not `get`, which leaves a statement open that then keeps the log from being cleared.
  if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
}

/** Replies to each job with its `results` or `error`, in order; 'close' closes the file and ends the thread. */
function serve(file) {
  let database;
  parentPort.on('message', (job) => {
    if (job === 'close') {
      database?.close();
      return parentPort.close();
    }
    try {
      database ??= openSqlite(file, timeLeft(job.deadline));
      parentPort.postMessage({ results: runSql(database, job) });
    } catch ({ code, message }) {
      parentPort.postMessage({ error: { code, message } });
    }
  });
}

if (workerData?.sqliteFile) serve(workerData.sqliteFile);

module.exports = { openSqlite, runSql };
