import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that waits for `begin` and then reports with lines of JSON. */
export interface JsonLinesProcess<T> {
  begin: () => void;
  /** Adds a listener for reports. */
  onReport: (listener: (report: T) => void) => void;
  kill: () => void;
  /** All reports, once the process has ended. Rejects if it failed. */
  ended: Promise<T[]>;
}

/** Starts Node with these parameters. Resolves when the process has printed `ready`. */
export async function startLineProcess<T>(parameters: readonly string[]): Promise<JsonLinesProcess<T>> {
  const child = spawn(process.execPath, parameters);
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const reports: T[] = [];
  const listeners: ((report: T) => void)[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return resolve();
      const report = parseWhole<T>(line);
      if (!report) return;
      reports.push(report);
      for (const listener of listeners) listener(report);
    });
  });
  const ended = end(child, () => errors).then(() => reports);
  await Promise.race([ready, ended]);
  return {
    begin: () => child.stdin.write('begin\n'),
    onReport: (listener) => listeners.push(listener),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
}

async function end(child: ChildProcess, errors: () => string) {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process ended with ${code}: ${errors()}`);
}

/** Parses a line. A killed process may leave a partial line, which is ignored. */
function parseWhole<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T;
  } catch {
    return undefined;
  }
}

interface Options<T> {
  /** Starts process number `i`. */
  start: (i: number) => Promise<JsonLinesProcess<T>>;
  kills: number;
  random: () => number;
  /** Duration of the work between two reports, in milliseconds, as far as known. */
  typicalMs: () => number;
  /** Called with the reports of each killed process. */
  afterKill: (reports: T[], i: number) => Promise<void>;
}

/** Starts processes one after another, and kills each after up to three reports, at a random point of what it does then. */
export async function killRepeatedly<T>({ start, kills, random, typicalMs, afterKill }: Options<T>) {
  let next = start(0);
  for (let i = 0; i < kills; i += 1) {
    const running = await next;
    // Starting a process takes much longer than killing one, so the next one starts in the meantime and waits.
    if (i + 1 < kills) next = start(i + 1);
    let left = Math.floor(random() * 4);
    const delay = random() * 1.5 * typicalMs();
    const enough = new Promise<void>((resolve) => {
      if (left === 0) resolve();
      running.onReport(() => (left -= 1) === 0 && resolve());
    });
    running.begin();
    await Promise.race([enough, running.ended]);
    await wait(delay);
    running.kill();
    await afterKill(await running.ended, i);
  }
}
