import { runServerCommand } from '../program.ts';

/** Runs `server` with arguments; resolves to its exit code and what it printed. */
export async function runCommand(
  ...argv: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  const log = jest.spyOn(console, 'log').mockImplementation((text) => void (written.stdout += `${text}\n`));
  const error = jest
    .spyOn(console, 'error')
    .mockImplementation((text) => void (written.stderr += `${text}\n`));
  try {
    return { code: await runServerCommand(argv), ...written };
  } finally {
    for (const spy of [...spies, log, error]) spy.mockRestore();
  }
}

/** Runs `server` with arguments and `--json`; resolves to what it printed. */
export async function runJson(...argv: string[]): Promise<unknown> {
  return JSON.parse((await runCommand(...argv, '--json')).stdout);
}
