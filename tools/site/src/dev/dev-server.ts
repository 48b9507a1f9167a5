import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

/** Waits for the editor to finish writing a file. */
const DEBOUNCE_MS = 100;

export interface DevServer {
  /** Resolves when the process has exited. */
  stop(): Promise<void>;
}

/**
 * Starts the development server of an app, with its build output in this terminal. Restarts it when the section's
 * declaration changes, because a build reads it only once.
 */
export function startDevServer(section: string, port: number): DevServer {
  const folder = path.resolve('apps', section);
  const server = new Restartable(() => serve(folder, port));
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(folder, 'src'), (_, file) => {
    if (file !== 'section.ts') return;
    clearTimeout(timer);
    timer = setTimeout(() => void server.restart(), DEBOUNCE_MS);
  });

  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      await server.stop();
    },
  };
}

function serve(folder: string, port: number): RunningProcess {
  const server = spawn(path.resolve('node_modules/.bin/rspack'), ['serve', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', (code) => {
    if (code) console.error(`The development server of ${path.basename(folder)} exited with code ${code}.`);
  });
  return {
    async end() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** A running process. */
export interface RunningProcess {
  /** Ends the process and resolves when it has exited. Further calls wait for the same exit. */
  end(): Promise<void>;
}

/**
 * A process that can be restarted and never runs twice at once. Restarts requested while the old process is ending are
 * merged into one.
 */
export class Restartable {
  private current: RunningProcess;
  private restarting: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly start: () => RunningProcess) {
    this.current = start();
  }

  /** Resolves when the new process has started. */
  restart(): Promise<void> {
    this.restarting ??= this.replace();
    return this.restarting;
  }

  private async replace() {
    await this.current.end();
    this.restarting = undefined;
    if (!this.stopped) this.current = this.start();
  }

  /** Resolves when no process is left. */
  stop(): Promise<void> {
    this.stopped = true;
    return this.current.end();
  }
}
