// A worker thread that owns one SQLite connection. `workerData` is the file. Each message is a job (run-sql.d.cts) or
// 'close'; the reply to each job is `{ results }` or `{ error }`, in order.
const { parentPort, workerData } = require('node:worker_threads');
const { openSqlite, runSql } = require('./run-sql.cjs');

const database = openSqlite(workerData);

parentPort.on('message', (job) => {
  if (job === 'close') {
    database.close();
    parentPort.close();
  } else parentPort.postMessage(replyTo(job));
});

function replyTo(job) {
  try {
    return { results: runSql(database, job) };
  } catch ({ code, message }) {
    return { error: { code, message } };
  }
}
