import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import getPort from 'get-port';

/** Starts `site dev` in a checkout. `stop` sends a signal (default: Ctrl-C's) and resolves when all of its processes have ended. */
export async function startDev(root: string, section: string) {
  const port = String(await getPort());
  const tool = ['--import', 'tsx', path.resolve('tools/site/src/main.ts')];
  const command = ['dev', section, '--store', path.resolve('.store-test/site'), '--port', port];
  const site = spawn(process.execPath, [...tool, ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(site, 'exit').then(([code]) => {
    throw new Error(`site dev ended with ${code}`);
  });
  await Promise.race([once(site.stdout, 'data'), failed]);
  site.stdout.resume();
  return {
    url: `http://localhost:${port}`,
    stop: (signal: NodeJS.Signals = 'SIGINT') => stopProcess(site, signal),
  };
}

async function stopProcess(site: ChildProcess, signal: NodeJS.Signals) {
  site.kill(signal);
  // The development servers share this pipe, so it closes when they have ended too.
  await once(site, 'close');
}
