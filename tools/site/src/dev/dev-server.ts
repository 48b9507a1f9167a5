import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

/** Quiet time after which an editor has written a file, in milliseconds. */
const WRITTEN = 100;

export interface DevServer {
  /** Resolves when its process has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the development server of an app; what it builds and complains of is printed in this terminal. A build reads
 * its section's declaration once, so the server starts again when a page is added.
 */
export function startDevServer(section: string, port: number): DevServer {
  const folder = path.resolve('apps', section);
  let server = serve(folder, port);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const restart = async () => {
    await end(server);
    if (!stopped) server = serve(folder, port);
  };
  const watcher = watch(path.join(folder, 'src'), (_, file) => {
    if (file !== 'section.ts') return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), WRITTEN);
  });

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      watcher.close();
      await end(server);
    },
  };
}

function serve(folder: string, port: number): ChildProcess {
  const server = spawn(path.resolve('node_modules/.bin/rspack'), ['serve', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', (code) => {
    if (code) console.error(`The development server of ${path.basename(folder)} ended with code ${code}.`);
  });
  return server;
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}
