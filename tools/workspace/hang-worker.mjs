import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

// The thread of `hang-reporter.mjs`. It also runs while a test keeps the main thread busy.
const REPORTS = path.resolve(import.meta.dirname, '../../test-results/reports');

let running = [];
let waited = 0;
parentPort.on('message', (names) => {
  running = names;
  waited = 0;
});
setInterval(() => {
  // On a machine with twice as much to do as it has cores, a second is half a second.
  waited += Math.min(1, availableParallelism() / loadavg()[0]);
  if (waited >= workerData.seconds) end();
}, 1000);

/** Names what is running, as a report of failed tests, too, and ends this process and all that it has started. */
function end() {
  const seconds = Math.round(workerData.seconds);
  const names = running.length ? running : ['no test'];
  // Synchronous: the main thread, which passes on output, may be busy.
  writeSync(
    2,
    `\nNothing has happened for ${seconds} s. Running:\n${names.map((name) => `  ${name}\n`).join('')}`,
  );
  const assertionResults = names.map((fullName) => ({ status: 'failed', fullName }));
  const testResults = [{ name: `Nothing has happened for ${seconds} s`, status: 'failed', assertionResults }];
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(
    path.join(REPORTS, `hang-${process.pid}.json`),
    JSON.stringify({ numPassedTests: 0, testResults }),
  );
  for (const pid of [...descendants(process.pid), process.pid]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

function descendants(root) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (pid) =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...below(child)] : []));
  return below(root);
}
