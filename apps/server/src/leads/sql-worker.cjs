// A worker thread that owns one SQLite connection. `workerData` is the file. Each message is a job (run-sql.d.cts) with an id, or
// 'close'; the reply to each job is its id with `results` or `error`, in order.
const { parentPort, workerData } = require('node:worker_threads');
const { openSqlite, runSql } = require('./run-sql.cjs');

const database = openSqlite(workerData);

parentPort.on('message', (job) => {
  if (job === 'close') {
    database.close();
    parentPort.close();
  } else parentPort.postMessage({ id: job.id, ...outcomeOf(job) });
});

function outcomeOf(job) {
  try {
    return { results: runSql(database, job) };
  } catch ({ code, message }) {
    return { error: { code, message } };
  }
}
