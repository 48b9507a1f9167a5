import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { diskStore } from '@vantedge/store';
import { publishSample } from '@vantedge/release/testing';

/** Fails at a signal as a bug would. */
const BUGS = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => void Promise.reject(new Error('escaped')));
   process.on('SIGWINCH', () => { throw new Error('escaped'); });`,
)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vantedge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the server as it is installed. */
async function startProgram() {
  await publishSample(diskStore(folder), 'installed');
  const program = path.resolve('apps/server/bin/server.mjs');
  const ports = ['--port', '0', '--admin-port', '0'];
  const options = ['--store', folder, ...ports, '--no-leads', '--json', '--log-format', 'json'];
  const child = spawn(process.execPath, ['--import', BUGS, program, 'start', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for await (const line of createInterface(child.stdout)) if ((output += line).endsWith('}')) break;
  const { url, adminUrl } = JSON.parse(output) as { url: string; adminUrl: string };
  /** The next event with a name, from standard error. */
  const event = async (name: string) => {
    for await (const line of createInterface(child.stderr)) {
      const found = JSON.parse(line) as { event: string; problem?: string };
      if (found.event === name) return found;
    }
    return undefined;
  };
  return { child, url, adminUrl, event };
}

test('a rejected promise that no code handles is logged and counted, and the server goes on', async () => {
  const { child, url, adminUrl, event } = await startProgram();
  child.kill('SIGUSR2');
  expect(await event('unhandled-rejection')).toMatchObject({
    level: 'error',
    problem: expect.stringContaining('escaped'),
  });
  const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
  expect(metrics).toMatch(/^vantedge_unhandled_errors_total\{.*\} 1$/m);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  child.kill();
  await once(child, 'exit');
});

test('an exception that no code catches is logged, and ends the process as a failure', async () => {
  const { child, event } = await startProgram();
  const exited = once(child, 'exit');
  child.kill('SIGWINCH');
  expect(await event('uncaught-exception')).toMatchObject({ problem: expect.stringContaining('escaped') });
  expect(await exited).toEqual([1, null]);
});
