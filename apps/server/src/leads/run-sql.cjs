// Plain CommonJS, because a worker thread loads it without a TypeScript loader, which would cost 30 MB and 0.5 s.
// Types and documentation: run-sql.d.cts.
const { accessSync } = require('node:fs');

const CLAIM = { WAITING: 0, WRITING: 1, WITHDRAWN: 2 };

/** Time limit of one attempt to get the write lock. */
const LOCK_TIMEOUT_MS = 3_000;

/** The prepared statements of each database, by their SQL: libsql finalizes one only when it is garbage-collected. */
const prepared = new WeakMap();

function openSqlite(file) {
  // Not at the top: without the binary of this platform, a server still serves pages.
  const Sqlite = require('libsql');
  // libsql would create a missing file.
  accessSync(file);
  const database = new Sqlite(file, { timeout: LOCK_TIMEOUT_MS });
  prepared.set(database, new Map());
  database.pragma('journal_mode = WAL');
  // After WAL, which sets NORMAL: acknowledged rows could be lost in a power failure.
  database.pragma('synchronous = FULL');
  // On macOS, a plain fsync leaves bytes in the disk's cache.
  database.pragma('fullfsync = ON');
  database.pragma('secure_delete = ON');
  return database;
}

function runSql(database, { statements, transaction = false, claim }) {
  const run = () => statements.map((statement) => runStatement(database, statement));
  if (!transaction) return run();
  if (!begin(database, claim)) return undefined;
  try {
    const results = run();
    database.exec('COMMIT');
    return results;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function runStatement(database, { sql, parameters = [] }) {
  const known = prepared.get(database);
  if (!known.has(sql)) known.set(sql, database.prepare(sql));
  const statement = known.get(sql);
  // Not `get`, which leaves a statement open that then keeps the log from being cleared.
  if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
}

/** Begins a write transaction; false if the job was withdrawn while another process held the lock. */
function begin(database, claim) {
  for (;;) {
    try {
      database.exec('BEGIN IMMEDIATE');
      break;
    } catch (error) {
      if (!claim || !String(error.code).startsWith('SQLITE_BUSY')) throw error;
      if (Atomics.load(claim, 0) === CLAIM.WITHDRAWN) return false;
    }
  }
  if (!claim || Atomics.compareExchange(claim, 0, CLAIM.WAITING, CLAIM.WRITING) === CLAIM.WAITING)
    return true;
  database.exec('ROLLBACK');
  return false;
}

module.exports = { CLAIM, openSqlite, runSql };
