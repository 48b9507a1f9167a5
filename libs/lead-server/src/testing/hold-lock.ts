import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.resolve('libs/lead-server/src/testing/lock-holder.cjs');

/** Makes another process take the write lock of an SQLite file; resolves to a function that releases it. */
export async function holdLock(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [SCRIPT, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error('The lock holder exited.'))),
  ]);
  return async () => {
    child.stdin.end();
    await closed;
  };
}
