import type { ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { eventText } from '@vantedge/errors';
import { closeOnSignal, leadHandlers, listen, startServer, trustedProxies } from '@vantedge/server';
import type { Store } from '@vantedge/store';
import { childProcesses, end, isRunning } from './child-processes.ts';
import { gateway } from './gateway.ts';

interface Session {
  /** The composed site, which serves the other sections: the URL of a running one, or store and channel. */
  site: string | { store: Store; channel: string };
  /** Folders of the sections to run with hot reload, by name; must include the shell. */
  folders: ReadonlyMap<string, string>;
  port: number;
}

/** Serves sections in development inside the composed site until the process gets a signal. Returns the URL. */
export async function develop({ site, folders, port }: Session): Promise<string> {
  const composed = typeof site === 'string' ? undefined : await composedSite(site);
  const devServerPorts = new Map<string, number>();
  for (const section of folders.keys()) devServerPorts.set(section, await getPort());
  const gatewayServer = gateway({
    devServerPorts,
    folders,
    site: { url: composed?.url ?? String(site), isRemote: !composed },
  });
  const address = await listen(gatewayServer, { host: '127.0.0.1', port }, console.error).catch(
    async (error: unknown) => {
      await composed?.close();
      throw error;
    },
  );
  const spawn = childProcesses();
  const servers = [...folders].map(([section, folder]) =>
    startDevServer(spawn, section, folder, devServerPorts.get(section)!),
  );
  const types = checkTypes(spawn);
  closeOnSignal({
    async close() {
      await Promise.all([...servers.map((server) => server.stop()), end(types), composed?.close()]);
    },
  });
  return address.replace('127.0.0.1', 'localhost');
}

/** Serves the last release of a channel, whose forms store nothing. */
const composedSite = (of: { store: Store; channel: string }) =>
  startServer({
    ...of,
    port: 0,
    inspector: true,
    // The gateway reuses connections.
    proxy: trustedProxies('loopback'),
    extra: leadHandlers({ store: undefined, report: (event) => console.error(eventText(event)) }),
  });

type Spawn = ReturnType<typeof childProcesses>;

/** Reports wrong types in this terminal, with the project's own check of them, now and after each edit. */
const checkTypes = (spawn: Spawn) =>
  spawn('npm', ['run', '--silent', '--if-present', 'types', '--', '--watch', '--preserveWatchOutput'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).on('error', (error) => console.error(`Types are not checked: ${error.message}`));

/** How often a development server's files are looked at. */
const POLL_MS = 200;

/**
 * Starts the development server of an app, with its build output in this terminal. Restarts it when the section's declaration changes,
 * because a build reads it only once; and one that has ended, as it does when its configuration cannot be loaded, when any of its files does.
 */
function startDevServer(spawn: Spawn, section: string, folder: string, port: number) {
  const own = path.relative('.', folder) || '.';
  let startedAt = 0;
  const server = restartableProcess(() => {
    startedAt = Date.now();
    return spawn(path.resolve('node_modules/.bin/rspack'), ['serve', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
      .once('exit', (code, signal) => {
        // Not by `end`, but by itself.
        if (code || (signal && signal !== 'SIGKILL'))
          console.error(
            `The development server of ${section} ended with ${signal ?? `code ${code}`}. It starts again when a file of ${own} is saved.`,
          );
      })
      .once('error', (error) =>
        console.error(`The development server of ${section} does not start: ${error.message}`),
      );
  });
  const timer = setInterval(() => {
    const files = server.isRunning() ? ['src/section.ts'] : ['rspack.config.ts', ...filesIn(folder, 'src')];
    if (files.some((file) => changedAt(path.join(folder, file)) > startedAt))
      server.restart().catch(console.error);
  }, POLL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await server.stop();
    },
  };
}

/** When a file was written or put there; 0 if it is not there, as while a branch is switched. */
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** Files and folders in a folder: a file that was removed has changed its folder. */
function filesIn(root: string, folder: string): string[] {
  try {
    const inside = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return [folder, ...inside.map((file) => path.join(folder, file))];
  } catch {
    return [];
  }
}

/** A process that can be restarted, and never runs twice at once. Restarts while the old process is ending are one. */
export function restartableProcess(start: () => ChildProcess) {
  let current = start();
  let restarting: Promise<void> | undefined;
  let isStopped = false;
  async function replace() {
    await end(current);
    restarting = undefined;
    if (!isStopped) current = start();
  }
  return {
    isRunning: () => isRunning(current),
    /** Resolves when the new process has started. */
    restart: () => (restarting ??= replace()),
    /** Resolves when no process is left. */
    async stop() {
      isStopped = true;
      await end(current);
    },
  };
}
