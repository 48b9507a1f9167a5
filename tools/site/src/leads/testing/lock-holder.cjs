// A process that holds the write lock of an SQLite file: `node lock-holder.cjs <file>`. It has the lock when it writes its
// first line, and gives it back and ends when its standard input ends.
const Sqlite = require('better-sqlite3');

const database = new Sqlite(process.argv[2], { fileMustExist: true, timeout: 60_000 });
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
process.stdin.resume().on('end', () => {
  database.exec('ROLLBACK');
  database.close();
});
