import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { Restartable, type RunningProcess } from './restartable.ts';

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
