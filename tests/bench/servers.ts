import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

/** A server in its own process, pinned to core 0. */
export interface PinnedServer {
  url: string;
  /** CPU time used so far, in seconds. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Starts `server start` for a store. */
export async function startSite(store: string): Promise<PinnedServer> {
  const port = await getPort();
  const server = ['--import', 'tsx', 'apps/server/src/main.ts', 'start'];
  return startPinned(port, process.execPath, [...server, '--store', store, '--port', String(port)]);
}

/** Starts a program on core 0, and waits until it answers. */
export async function startPinned(
  port: number,
  program: string,
  parameters: string[],
): Promise<PinnedServer> {
  const child = spawn('taskset', ['-c', '0', program, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await waitUntilUp(child, url);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, cpuSeconds: () => cpuSeconds(child.pid!), stop };
}

/** CPU time from `/proc`, in ticks of 10 ms. The program name, in parentheses, may contain spaces. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function waitUntilUp(child: ChildProcess, url: string) {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} exited with code ${child.exitCode}`);
    if (await fetch(url).catch(() => undefined)) return;
    await pause(100);
  }
}
