// A worker thread that owns one connection to SQLite: `workerData` is the file, each message is a job of run-sql.d.cts or
// 'close', and each job is answered by `{ results }` or `{ error }`, in order.
const { parentPort, workerData } = require('node:worker_threads');
const { openSqlite, runSql, setDurable } = require('./run-sql.cjs');

const database = openSqlite(workerData);
setDurable(database);

parentPort.on('message', (job) => {
  if (job === 'close') {
    database.close();
    parentPort.close();
  } else parentPort.postMessage(answer(job));
});

function answer(job) {
  try {
    return { results: runSql(database, job) };
  } catch ({ code, message }) {
    return { error: { code, message } };
  }
}
