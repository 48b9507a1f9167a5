import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test.each(['start', 'dev', 'test'])('SIGTERM to npm run %s ends the script', async (script) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  const { scripts } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { scripts: object };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  mkdirSync(path.join(folder, 'tools/workspace'), { recursive: true });
  writeFileSync(
    path.join(folder, `tools/workspace/${script}.mjs`),
    'console.log(String(process.pid)); setTimeout(() => {}, 60_000);',
  );
  const npm = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  rmSync(folder, { recursive: true });
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
  expect(() => process.kill(Number(String(line)), 0)).toThrow('ESRCH');
});
