import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/store/testing';
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

describe('a session', () => {
  /** Prints its process id and runs until it is ended. */
  const program = (name: string) =>
    `#!/usr/bin/env node\nconsole.log(\`${name} \${process.pid}\`); setInterval(() => {}, 1000);`;

  /** Fails at a signal as a bug would. */
  const BUGS = `data:text/javascript,${encodeURIComponent(
    `process.on('SIGUSR2', () => void Promise.reject(new Error('escaped')));
     process.on('SIGWINCH', () => { throw new Error('escaped'); });`,
  )}`;

  /** Starts a session of two sections, and waits for its three children. */
  async function startSession(folder: string) {
    await mkdir(path.join(folder, 'node_modules/.bin'), { recursive: true });
    await writeFile(path.join(folder, 'node_modules/.bin/rspack'), program('rspack'), { mode: 0o755 });
    await writeFile(path.join(folder, 'types.js'), program('types'));
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ scripts: { types: 'node types.js' } }),
    );
    for (const section of ['shell', 'stories'])
      await mkdir(path.join(folder, section, 'src'), { recursive: true });
    const script = `
      import { develop } from ${JSON.stringify(path.resolve('tools/site/src/dev/develop.ts'))};
      const folders = new Map([['shell', 'shell'], ['stories', 'stories']]);
      await develop({ site: 'http://127.0.0.1:1', folders, port: 0 });`;
    const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
    const session = spawn(
      process.execPath,
      ['--import', loader, '--import', BUGS, '--input-type=module', '-e', script],
      { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    running.push(session.pid!);
    await new Promise<void>((resolve) => {
      let output = '';
      session.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = [...output.matchAll(/\d+(?=\n)/g)].map(Number);
        if (found.length === 3) resolve(void running.push(...found));
      });
    });
    return session;
  }

  /** The session and its children. */
  const running: number[] = [];
  afterEach(() => {
    for (const pid of running.splice(0))
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
  });

  test.each([
    ['a signal', 'SIGTERM'],
    ['the end of its terminal', 'SIGHUP'],
    ['an exception', 'SIGWINCH'],
    ['a rejected promise', 'SIGUSR2'],
  ] as const)('leaves no process behind after %s', async (_, signal) => {
    await withTemporaryFolder(async (folder) => {
      const session = await startSession(folder);
      session.kill(signal);
      // The output closes when the last process that holds it has ended.
      expect(await once(session, 'close')).toHaveLength(2);
    });
  });
});
