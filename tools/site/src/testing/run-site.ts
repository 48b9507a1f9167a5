import { runSite } from '../site-program.ts';

interface RunResult {
  exitCode: number;
  /** What standard output gets. */
  text: string;
  /** The same, parsed. */
  json: () => unknown;
  /** What standard error gets. */
  errors: string[];
}

/** Runs a command line of `site` in this process; returns what it prints. */
export async function run(...given: string[]): Promise<RunResult> {
  const [texts, errors]: [string[], string[]] = [[], []];
  const keep = (list: string[]) => (line: unknown) => list.push(String(line)) > 0;
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(keep(texts)),
    jest.spyOn(console, 'error').mockImplementation(keep(errors)),
    jest.spyOn(process.stderr, 'write').mockImplementation(keep(errors)),
  ];
  try {
    const exitCode = await runSite(given);
    const text = texts.join('\n');
    return { exitCode, text, json: () => JSON.parse(text) as unknown, errors };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command line of `site` with `--json` in this process; returns its JSON: what it reports, or `{ error }`. */
export async function runJson(...given: string[]): Promise<unknown> {
  return (await run(...given, '--json')).json();
}
