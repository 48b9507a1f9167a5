import { spawnSync } from 'node:child_process';

/** Runs the `site` command and returns its JSON output; throws with its output if it fails. */
export function site<T>(...command: string[]): T {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/site/src/main.ts', ...command, '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`site ${command.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as T;
}
