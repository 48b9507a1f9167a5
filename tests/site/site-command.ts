import { spawnSync } from 'node:child_process';

/** Runs `site …` as a person would; returns what it printed as JSON. A failure is thrown with what it said. */
export function site<T>(...command: string[]): T {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/site/src/main.ts', ...command, '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`site ${command.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as T;
}
