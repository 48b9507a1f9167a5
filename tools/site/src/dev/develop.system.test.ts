import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { childProcesses } from './child-processes.ts';
import { restartableProcess } from './develop.ts';

/** A process that runs until it is ended, and the ones that were started. */
function sample() {
  const started: ChildProcess[] = [];
  const spawnChild = childProcesses();
  const server = restartableProcess(() => {
    const child = spawnChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {});
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
  /** Prints its process id and runs until it is ended, as does what it starts. */
  const TYPES = `
    if (!process.argv[2]) require('node:child_process').spawn(process.execPath, [__filename, 'native'], { stdio: 'inherit' });
    console.log(\`types \${process.pid}\`); setInterval(() => {}, 1000);`;

  /** Like TYPES; ends with a code while the declaration of its section is broken. */
  const RSPACK = `#!/usr/bin/env node
    if (require('node:fs').readFileSync('src/section.ts', 'utf8') === 'broken') process.exit(1);
    console.log(\`rspack \${process.pid}\`); setInterval(() => {}, 1000);`;

  /** Fails at a signal as a bug would. */
  const BUGS = `data:text/javascript,${encodeURIComponent(
    `process.on('SIGUSR2', () => void Promise.reject(new Error('escaped')));
     process.on('SIGWINCH', () => { throw new Error('escaped'); });`,
  )}`;

  /** Starts a session of two sections, and waits for its four children. */
  async function startSession(folder: string, declaration = '', children = 4) {
    await mkdir(path.join(folder, 'node_modules/.bin'), { recursive: true });
    await writeFile(path.join(folder, 'node_modules/.bin/rspack'), RSPACK, { mode: 0o755 });
    await writeFile(path.join(folder, 'types.js'), TYPES);
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ scripts: { types: 'node types.js ""' } }),
    );
    for (const section of ['shell', 'stories']) {
      await mkdir(path.join(folder, section, 'src'), { recursive: true });
      await writeFile(path.join(folder, section, 'src/section.ts'), declaration);
    }
    const script = `
      import { develop } from ${JSON.stringify(path.resolve('tools/site/src/dev/develop.ts'))};
      const folders = new Map([['shell', 'shell'], ['stories', 'stories']]);
      await develop({ site: 'http://127.0.0.1:1', folders, port: 0 });`;
    const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
    const session = spawn(
      process.execPath,
      ['--import', loader, '--import', BUGS, '--input-type=module', '-e', script],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    running.push(session.pid!);
    const output = { text: '' };
    for (const stream of [session.stdout, session.stderr])
      stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
    /** Resolves when so many development servers and checks of types have started. */
    const started = async (count: number) => {
      const found = () =>
        [...output.text.matchAll(/(?:rspack|types) (\d+)\n/g)].map(([, pid]) => Number(pid));
      while (found().length < count) await setTimeout(20);
      running.push(...found());
    };
    await started(children);
    return { session, output, started };
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
    ['a signal that nothing handles', 'SIGKILL'],
    ['an exception', 'SIGWINCH'],
    ['a rejected promise', 'SIGUSR2'],
  ] as const)('leaves no process behind after %s', async (_, signal) => {
    await withTemporaryFolder(async (folder) => {
      const { session } = await startSession(folder);
      session.kill(signal);
      // The output closes when the last process that holds it has ended.
      expect(await once(session, 'close')).toHaveLength(2);
    });
  });

  test('leaves no process behind after Ctrl-C, which a script that has started it forwards again', async () => {
    await withTemporaryFolder(async (folder) => {
      const { session } = await startSession(folder);
      process.kill(-session.pid!, 'SIGINT');
      session.kill('SIGINT');
      expect(await once(session, 'close')).toHaveLength(2);
    });
  });

  test('survives a declaration that cannot be loaded, and starts its server when a file is saved', async () => {
    await withTemporaryFolder(async (folder) => {
      const { session, output, started } = await startSession(folder, 'broken', 2);
      while (!/server of stories ended with code 1\. .* a file of stories is saved/.test(output.text))
        await setTimeout(20);
      await writeFile(path.join(folder, 'stories/src/other.ts'), '');
      while (output.text.split('server of stories ended').length < 3) await setTimeout(20);
      await writeFile(path.join(folder, 'stories/src/section.ts'), 'fixed');
      await started(3);
      // While it runs, only the declaration restarts it.
      await rm(path.join(folder, 'stories/src/section.ts'));
      await writeFile(path.join(folder, 'stories/src/section.ts'), 'another route');
      await started(4);
      expect(output.text.split('server of stories ended')).toHaveLength(3);
      session.kill();
      await once(session, 'close');
    });
  });
});
