import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { eventText } from '@vantedge/errors';
import { closeOnSignal, leadHandlers, listen, startServer, trustedProxies } from '@vantedge/server';
import type { Store } from '@vantedge/store';
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
  const servers = [...folders].map(([section, folder]) =>
    startDevServer(section, folder, devServerPorts.get(section)!),
  );
  const types = checkTypes();
  closeOnSignal({
    async close() {
      await Promise.all([...[...servers, types].map((process) => process.stop()), composed?.close()]);
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

/** Reports wrong types in this terminal, with the project's own check of them, now and after each edit. */
function checkTypes() {
  const check = spawn(
    'npm',
    ['run', '--silent', '--if-present', 'types', '--', '--watch', '--preserveWatchOutput'],
    // A group of its own, which ends together.
    { stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  ).on('error', (error) => console.error(`Types are not checked: ${error.message}`));
  const kill = () => {
    // TypeScript 7 ends late on any other signal. It writes nothing.
    if (isRunning(check)) process.kill(-check.pid!, 'SIGKILL');
  };
  process.once('exit', kill);
  return {
    async stop() {
      kill();
      if (isRunning(check)) await once(check, 'exit');
    },
  };
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Waits for the editor to finish writing a file. */
const DEBOUNCE_MS = 100;

/**
 * Starts the development server of an app, with its build output in this terminal. Restarts it when the section's
 * declaration changes, because a build reads it only once.
 */
function startDevServer(section: string, folder: string, port: number) {
  const server = restartableProcess(() =>
    spawn(path.resolve('node_modules/.bin/rspack'), ['serve', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
      .once('exit', (code) => {
        if (code) console.error(`The development server of ${section} exited with code ${code}.`);
      })
      .once('error', (error) =>
        console.error(`The development server of ${section} does not start: ${error.message}`),
      ),
  );
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(folder, 'src'), (_, file) => {
    if (file !== 'section.ts') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      server.restart().catch(console.error);
    }, DEBOUNCE_MS);
  }).on('error', console.error);
  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      await server.stop();
    },
  };
}

/** A process that can be restarted, never runs twice at once, and ends with this one. Restarts while the old process is ending are one. */
export function restartableProcess(start: () => ChildProcess) {
  let current = start();
  let restarting: Promise<void> | undefined;
  let isStopped = false;
  async function end() {
    if (!isRunning(current)) return;
    current.kill();
    await once(current, 'exit');
  }
  // After an exception, too. A signal that nothing handles does not get here.
  const kill = () => current.kill();
  process.once('exit', kill);
  async function replace() {
    await end();
    restarting = undefined;
    if (!isStopped) current = start();
  }
  return {
    /** Resolves when the new process has started. */
    restart: () => (restarting ??= replace()),
    /** Resolves when no process is left. */
    async stop() {
      isStopped = true;
      await end();
      process.off('exit', kill);
    },
  };
}
