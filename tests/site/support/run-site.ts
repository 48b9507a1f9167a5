import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import { type ServerOptions, type SiteServer, startServer } from '../../../apps/server/src/http/server.ts';
import { append, head } from '../../../libs/release/src/index.ts';
import { diskStore, overlayStore, type Store } from '@vantedge/store';

/** Runs the `site` command and returns its JSON output; throws with its output if it fails. */
export function site<T>(...command: string[]): T {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/site/bin/vantedge-site.mjs', ...command, '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`site ${command.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as T;
}

/**
 * Starts `site dev` in a checkout, beside the composed site or a running one. `output` is what it has printed. `stop` interrupts it, and
 * resolves when all of its processes have ended.
 */
export async function startDev(root: string, section: string, runningSite?: string) {
  const port = String(await getPort());
  const tool = path.resolve('tools/site/bin/vantedge-site.mjs');
  const others = runningSite ? ['--site', runningSite] : ['--store', path.resolve('.store-test/site')];
  const command = ['dev', section, ...others, '--port', port];
  const site = spawn(process.execPath, [tool, ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(site, 'exit').then(([code]) => {
    throw new Error(`site dev ended with ${code}`);
  });
  const url = `http://localhost:${port}`;
  let output = '';
  const started = new Promise<void>((resolve) =>
    site.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes(url)) resolve();
    }),
  );
  await Promise.race([started, failed]);
  return {
    url,
    output: () => stripVTControlCharacters(output),
    async stop() {
      site.kill('SIGINT');
      // The development servers share this pipe, so it closes when they have ended too.
      await once(site, 'close');
    },
  };
}

/** Server timeouts in milliseconds that a busy machine does not reach; `tools/site` tests the real ones. */
const TEST_LIMITS = {
  headersTimeoutMs: 600_000,
  requestTimeoutMs: 600_000,
  idleTimeoutMs: 600_000,
  keepAliveTimeoutMs: 600_000,
  // No next request is on the way.
  idleGraceMs: 0,
};

/** Serves the production channel of a store folder on a free port. */
export function serveStore(folder: string, options: Partial<ServerOptions> = {}): Promise<SiteServer> {
  return startServer({
    store: diskStore(folder),
    channel: 'production',
    port: 0,
    limits: TEST_LIMITS,
    ...options,
  });
}

/** The store of a folder with its live release as a preview too, in memory. */
export async function withLiveAsPreview(folder: string, name: string): Promise<Store> {
  const store = overlayStore(diskStore(folder));
  const { number, release, versions } = (await head(store, 'production'))!;
  const parent = { channel: 'production', number, release };
  const entry = { number: 1, release, action: 'preview' as const, sections: [], versions, parent };
  await append(store, name, { ...entry, at: new Date().toISOString() }, undefined);
  return store;
}

/** Makes a new version of a built section with the same pages: changes a comment in its server bundle, and the bundle's hash. */
export function makeAnotherBuild(dist: string, section: string, mark: string) {
  const bundle = path.join(dist, section, 'server/server.cjs');
  const code = `${readFileSync(bundle, 'utf8').replace(/\n\/\/ build: .*\n$/, '')}\n// build: ${mark}\n`;
  writeFileSync(bundle, code);
  const file = path.join(dist, section, 'section.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { server: { integrity: string } };
  record.server.integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  writeFileSync(file, JSON.stringify(record));
}
