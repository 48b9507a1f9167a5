import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleScript } from '../../testing/bundle-script.ts';
import type { Attempt } from './attempt.ts';

const SCRIPT = join(process.cwd(), 'libs/release/src/log/testing/publisher.ts');

const script = bundleScript(SCRIPT);

/** A process of publishers that waits for `begin`. */
export interface Publisher {
  begin: () => void;
  /** Adds a listener for attempts. */
  onAttempt: (listener: (attempt: Attempt) => void) => void;
  kill: () => void;
  /** All attempts, once the process has ended. Rejects if it failed. */
  ended: Promise<Attempt[]>;
}

/** Starts a process of publishers on a disk store. Resolves when it is ready to begin. */
export async function startPublisher(root: string, count: number, names: string[]): Promise<Publisher> {
  const child = spawn(process.execPath, [...(await script), root, String(count), ...names]);
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const attempts: Attempt[] = [];
  const listeners: ((attempt: Attempt) => void)[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return resolve();
      const attempt = parseWhole(line);
      if (!attempt) return;
      attempts.push(attempt);
      for (const listener of listeners) listener(attempt);
    });
  });
  const ended = end(child, () => errors).then(() => attempts);
  await Promise.race([ready, ended]);
  return {
    begin: () => child.stdin.write('begin\n'),
    onAttempt: (listener) => listeners.push(listener),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
}

async function end(child: ChildProcess, errors: () => string) {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`A publisher ended with ${code}: ${errors()}`);
}

/** Parses a line. A killed process may leave a partial line, which is ignored. */
function parseWhole(line: string): Attempt | undefined {
  try {
    return JSON.parse(line) as Attempt;
  } catch {
    return undefined;
  }
}
