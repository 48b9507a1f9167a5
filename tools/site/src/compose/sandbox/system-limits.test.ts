import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withSystemLimits } from './system-limits.ts';

test('a process writes no core files and has limited CPU time', () => {
  const report = 'console.log(JSON.stringify(process.report.getReport().userLimits))';
  const [command, ...args] = withSystemLimits([process.execPath, '-e', report], 900_000) as [string, string];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({
    core_file_size_blocks: { soft: 0, hard: 0 },
    cpu_time_seconds: { soft: 3600, hard: 3600 },
  });
});

test('an endless loop ends even if its publisher was killed', async () => {
  const file = (name: string) => JSON.stringify(pathToFileURL(path.join(__dirname, name)).href);
  const code = `
    const { Sandbox } = await import(${file('sandbox.ts')});
    const { RENDER_LIMITS } = await import(${file('render-limits.ts')});
    const isLooping = () => process.stdout.write(String(sandbox.child.pid));
    const sandbox = new Sandbox({ ...RENDER_LIMITS, totalMs: 1000 }, { ms: 600_000 }, isLooping);
    const loop = "console.log('now'); for (;;);";
    await sandbox.request({ type: 'load', section: 'shell', code: loop, modules: [] }, 600_000);`;
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
