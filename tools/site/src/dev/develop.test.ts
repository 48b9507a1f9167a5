import { type ChildProcess, spawn } from 'node:child_process';
import { restartableProcess } from './develop.ts';

/** A process that runs until it is ended, and the ones that were started. */
function sample() {
  const started: ChildProcess[] = [];
  const server = restartableProcess(() => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    started.push(child);
    return child;
  });
  return { server, started, running: () => started.filter(({ signalCode }) => signalCode === null).length };
}

test('starts one process when restarted twice while the old one is ending, and another on each later restart', async () => {
  const { server, started, running } = sample();
  await Promise.all([server.restart(), server.restart()]);
  expect([started.length, running()]).toEqual([2, 1]);
  await server.restart();
  expect([started.length, running()]).toEqual([3, 1]);
  await server.stop();
  expect(running()).toBe(0);
});

test('starts no process when stopped during a restart', async () => {
  const { server, started, running } = sample();
  await Promise.all([server.restart(), server.stop()]);
  expect([started.length, running()]).toEqual([1, 0]);
});
