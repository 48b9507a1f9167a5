// Plain CommonJS, because a worker thread loads it without a TypeScript loader, which would cost 30 MB and 0.5 s.
// Types and documentation: run-sql.d.cts.
const Sqlite = require('better-sqlite3');

const CLAIM = { WAITING: 0, WRITING: 1, WITHDRAWN: 2 };

/** Time limit of one attempt to get the write lock. */
const LOCK_TIMEOUT_MS = 3_000;

function openSqlite(file, { fileMustExist = true } = {}) {
  return new Sqlite(file, { fileMustExist, timeout: LOCK_TIMEOUT_MS });
}

function setDurable(database) {
  database.pragma('journal_mode = WAL');
  // After WAL, which sets NORMAL: acknowledged rows could be lost in a power failure.
  database.pragma('synchronous = FULL');
  // On macOS, a plain fsync leaves bytes in the disk's cache.
  database.pragma('fullfsync = ON');
  database.pragma('secure_delete = ON');
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
  const statement = database.prepare(sql);
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

module.exports = { CLAIM, openSqlite, setDurable, runSql };
