import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('%s to npm ends its script', async (signal) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  const endWithNpm = path.resolve(import.meta.dirname, '../site/bin/end-with-npm.mjs');
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { endWithNpm } from ${JSON.stringify(endWithNpm)};
     endWithNpm();
     setInterval(() => {}, 1000);
     console.log(String(process.pid));`,
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  npm.kill(signal);
  const pid = Number(String(line));
  while (isRunning(pid)) await setTimeout(50);
  expect(isRunning(pid)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('each script of this workspace that starts others ends with npm', () => {
  for (const script of ['dev', 'start', 'test'])
    expect(readFileSync(path.join(import.meta.dirname, `${script}.mjs`), 'utf8')).toMatch(
      /^ *endWithNpm\(\);$/m,
    );
});

test('forwards a signal to the program that a script runs', async () => {
  const code = `
    const { run } = await import(${JSON.stringify(path.join(import.meta.dirname, 'run.mjs'))});
    process.exitCode = await run(process.execPath, '--eval', 'console.log(String(process.pid)); setInterval(() => {}, 1e6)');
  `;
  const script = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const [line] = (await once(script.stdout, 'data')) as [Buffer];
  script.kill('SIGTERM');
  expect(await once(script, 'exit')).toEqual([143, null]);
  expect(isRunning(Number(String(line)))).toBe(false);
});
