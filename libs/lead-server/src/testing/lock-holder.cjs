// A process that holds the write lock of an SQLite file: `node lock-holder.cjs <file>`. It prints a line once it has the
// lock; it releases the lock and exits when its standard input ends.
const Sqlite = require('libsql');

const database = new Sqlite(process.argv[2], { timeout: 60_000 });
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
process.stdin.resume().on('end', () => {
  database.exec('ROLLBACK');
  database.close();
});
