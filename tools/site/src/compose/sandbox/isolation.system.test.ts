import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { hasNamespaces, isolatedNode, watchMemory } from './isolation.ts';

const LIMITS = { heapMegabytes: 64, totalMs: 900_000 };

/** Runs a script in isolation. Returns what it prints, or the code of what it throws. `onStart` receives the process. */
async function run(
  code: string,
  argument: string,
  inNamespaces: boolean,
  onStart?: (child: ChildProcess) => void,
): Promise<string> {
  let printed = '';
  await withTemporaryFolder(async (folder) => {
    const script = path.join(realpathSync(folder), 'script.mjs');
    writeFileSync(
      script,
      `import child_process from 'node:child_process';
      import dgram from 'node:dgram';
      import fs from 'node:fs';
      import inspector from 'node:inspector';
      import net from 'node:net';
      import worker_threads from 'node:worker_threads';
      const [, , argument] = process.argv;
      try { console.log(await (async () => { ${code} })()); } catch (error) { console.log(error.code ?? error.name); }
      process.exit();`,
    );
    const [command, ...args] = isolatedNode(
      [script],
      [argument.replace('FOLDER', folder)],
      LIMITS,
      inNamespaces,
    );
    const child = spawn(command, args, { env: {}, cwd: '/', detached: true });
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    onStart?.(child);
    await once(child, 'close');
  });
  return printed.trim();
}

test.each([
  ['reads a file', "fs.readFileSync('/etc/passwd')"],
  ['lists a folder', "fs.readdirSync('/')"],
  ["reads another process's environment", "fs.readFileSync('/proc/self/environ')"],
  ['writes a file', "fs.writeFileSync(argument, '')"],
  ['starts a process', "child_process.execFileSync('/bin/true')"],
  ['starts a thread', "new worker_threads.Worker('', { eval: true })"],
  ['loads an add-on', "process.dlopen({ exports: {} }, '/nothing.node')"],
  ['reaches native bindings', "process.binding('tcp_wrap')"],
  ['opens the inspector', 'inspector.open(0)'],
  ['runs code from a string', "new Function('return 1')()"],
])('Node stops code that %s, with and without namespaces', async (_, attack) => {
  for (const inNamespaces of [false, ...(hasNamespaces() ? [true] : [])])
    expect(await run(attack, 'FOLDER/made', inNamespaces)).toMatch(
      /^(ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|EvalError)$/,
    );
});

/** Only where the kernel and this user's rights allow it; `guard.mjs` is what is left elsewhere, see `attacks.system.test.ts`. */
(hasNamespaces() ? describe : describe.skip)('namespaces stop code that', () => {
  const CONNECT = `return new Promise((resolve) => {
    const socket = net.connect(Number(argument), '127.0.0.1');
    socket.on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code));
  });`;

  test('connects to a server of this machine', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    // The test can fail: without namespaces, Node 20 to 24 lets it connect.
    if (Number(process.versions.node.split('.')[0]) < 25)
      expect(await run(CONNECT, String(port), false)).toBe('connected');
    expect(await run(CONNECT, String(port), true)).toMatch(/^(ENETUNREACH|ERR_ACCESS_DENIED)$/);
    server.close();
  });

  test('sends a signal to the publisher or another process', async () => {
    const other = spawn('sleep', ['60']);
    for (const pid of [other.pid, process.pid])
      expect(await run(`process.kill(Number(argument), 'SIGTERM')`, String(pid), true)).toBe('ESRCH');
    expect(await run('return process.ppid', '', true)).toBe('0');
    expect(other.exitCode).toBeNull();
    other.kill();
  });

  test('sends a signal to its process group, which would be that of the publisher', async () => {
    // Ends itself only, and nothing is printed after that. On a busy machine it may run on for a moment.
    const code = "process.kill(0, 'SIGKILL'); await new Promise((resolve) => setTimeout(resolve, 3000));";
    expect(await run(code, '', true)).toBe('');
  });
});

test('a process writes no core files and has limited CPU time', async () => {
  const report = 'return JSON.stringify(process.report.getReport().userLimits)';
  for (const inNamespaces of [false, ...(hasNamespaces() ? [true] : [])])
    expect(JSON.parse(await run(report, '', inNamespaces))).toMatchObject({
      core_file_size_blocks: { soft: 0, hard: 0 },
      cpu_time_seconds: { soft: 3600, hard: 3600 },
    });
});

test('buffers of a process are noticed, with and without namespaces', async () => {
  const fill = `const all = [];
    for (let i = 0; i < 50; i += 1) all.push(Buffer.alloc(8_000_000, 1));
    console.log(process.pid);
    await new Promise(() => setInterval(() => {}, 1000));`;
  for (const inNamespaces of [false, ...(hasNamespaces() ? [true] : [])]) {
    const onExcess = jest.fn();
    const printed = await run(fill, '', inNamespaces, (child) =>
      watchMemory(child, LIMITS.heapMegabytes, () => {
        onExcess();
        child.kill('SIGKILL');
      }),
    );
    expect(onExcess).toHaveBeenCalled();
    // In namespaces, the process that is watched is a child of the one that was started.
    if (inNamespaces) expect(['', '1']).toContain(printed);
  }
});

test('an endless loop ends even if its publisher was killed', async () => {
  const file = JSON.stringify(pathToFileURL(path.join(__dirname, 'sandbox.ts')).href);
  const code = `
    const { RENDER_LIMITS, Sandbox } = await import(${file});
    const isLooping = () => process.stdout.write(String(sandbox.child.pid));
    const limits = { ...RENDER_LIMITS, totalMs: 1000 };
    const sandbox = new Sandbox(limits, { timeZone: 'UTC', offsetMs: 0 }, isLooping);
    await sandbox.started;
    const loop = "console.log('now'); for (;;);";
    const request = { type: 'load', section: 'shell', code: loop, modules: [], widgets: [] };
    await sandbox.request(request, { section: 'shell', subject: 'A loop', at: 'shell' }, 600_000);`;
  const publisher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(publisher.stdout, 'data')) as [Buffer];
  publisher.kill('SIGKILL');
  await once(publisher, 'exit');
  while (isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isRunning(Number(pid))).toBe(false);
});

/** Whether a process is running. A process that has exited remains a zombie until its parent, here init, reaps it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout !== '' && !stdout.startsWith('Z');
}
