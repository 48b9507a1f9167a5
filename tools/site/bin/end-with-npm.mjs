import { readFileSync } from 'node:fs';
import process from 'node:process';

const POLL_MS = 200;

let watching;

/**
 * Ends this process by SIGTERM after the npm or npx that has started it: they signal the shell of a script only, which ends without its
 * program; SIGHUP and SIGKILL reach neither.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  watching ??= setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}

/** The parent, and where the system tells it that of a shell, which survives npm. */
const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`;

function parentOfShell(pid) {
  try {
    return /^\d+ \(\w*sh\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    // Not Linux, or it has just ended.
    return undefined;
  }
}
