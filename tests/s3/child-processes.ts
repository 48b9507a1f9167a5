import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Processes that end together. */
export interface ChildProcesses {
  /** Runs a program to its end. Rejects with its output if it fails, or if a daemon ends first. */
  call: (program: string, ...parameters: string[]) => Promise<void>;
  /** Starts a program that runs until `stop`. */
  start: (program: string, ...parameters: string[]) => void;
  /** Aborted when a daemon ends; the reason contains its output. */
  failed: AbortSignal;
  /** Ends all processes and waits for them. */
  stop: () => Promise<void>;
}

/**
 * Creates a group of processes that `signal` ends. The kernel kills them if this process dies, however it dies.
 */
export function childProcesses(signal: NodeJS.Signals = 'SIGKILL'): ChildProcesses {
  const children = new Set<ChildProcess>();
  const failure = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    failure.signal.addEventListener('abort', () => reject(failure.signal.reason));
  });
  failed.catch(() => undefined);
  const launch = (program: string, parameters: string[]) => {
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output = `${output}${String(text)}`.slice(-4000)));
    return once(child, 'close').then(([code]) => {
      children.delete(child);
      return { code: code as number | null, error: new Error(`${program} ended with ${code}: ${output}`) };
    });
  };
  return {
    failed: failure.signal,
    async call(program, ...parameters) {
      const ended = await Promise.race([launch(program, parameters), failed]);
      if (ended.code !== 0) throw ended.error;
    },
    start(program, ...parameters) {
      const fail = (error: unknown) => failure.abort(error);
      launch(program, parameters).then(({ error }) => fail(error), fail);
    },
    async stop() {
      await Promise.all(
        [...children].map(async (child) => {
          const closed = once(child, 'close');
          child.kill(signal);
          await closed;
        }),
      );
    },
  };
}
