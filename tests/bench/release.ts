import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { makeAnotherBuild } from '../site/support/run-site.ts';
import { median, type Metric, type Result, spread } from './result.ts';
import { type PinnedServer, startSite } from './servers.ts';

/** Number of routes of the sites that are compared: `BENCH_ROUTES=40,60` for a quick trial. */
const SIZES = (process.env['BENCH_ROUTES'] ?? '40,1000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

/** Commands that are measured. */
const COMMANDS = ['release of a section', 'rollback of a section', 'rollback of the site'] as const;

type Seconds = Record<(typeof COMMANDS)[number], number[]>;

interface Site {
  routes: number;
  dist: string;
  store: string;
  server: PinnedServer;
  seconds: Seconds;
}

/** Measures releases and rollbacks on a small and on a large site, until a server responds with them. */
export async function benchRelease(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bench-'));
  const sites: Site[] = [];
  try {
    for (const routes of SIZES) sites.push(await startLargeSite(folder, routes));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const site of sites) await measure(site, `round ${round}`);
      console.error(`round ${round + 1} of ${ROUNDS}`);
    }
    return {
      title: 'Releases and rollbacks',
      method:
        `From the start of tools/site/bin/vantedge-site.mjs to the first byte of the new release from a server on the same store, in seconds: ` +
        `medians of ${ROUNDS} interleaved rounds (min–max). Two pages are rendered per release, none per rollback.`,
      rows: sites.map(({ routes, seconds }) => ({
        routes,
        ...Object.fromEntries(COMMANDS.map((command) => [command, spread(seconds[command], 2)])),
      })),
      metrics: durations(sites),
    };
  } finally {
    await Promise.all(sites.map(({ server }) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function durations(sites: readonly Site[]): Metric[] {
  const [small, large] = [sites[0]!.seconds, sites.at(-1)!.seconds];
  const of = (seconds: Seconds, command: keyof Seconds) => median(seconds[command]);
  const [release, section, site] = COMMANDS;
  return [
    { name: `${release}, ${SIZES[0]} routes, seconds`, value: of(small, release), target: { max: 1 } },
    {
      name: `${release}, ${SIZES.at(-1)} routes against ${SIZES[0]}`,
      value: of(large, release) / of(small, release),
      target: { max: 1.25 },
    },
    { name: `${section}, ${SIZES[0]} routes, seconds`, value: of(small, section), target: { max: 0.5 } },
    { name: `${site}, ${SIZES[0]} routes, seconds`, value: of(small, site), target: { max: 0.3 } },
  ];
}

async function startLargeSite(folder: string, routes: number): Promise<Site> {
  const [dist, store] = ['dist', 'store'].map((name) => path.join(folder, `${name}-${routes}`)) as [
    string,
    string,
  ];
  const sections = makeLargeSite(dist, routes);
  console.error(`publishing a site with ${routes} routes`);
  await runSite('publish', ...sections, '--store', store, '--dist', dist, '--allow-dirty');
  const seconds = Object.fromEntries(COMMANDS.map((command) => [command, [] as number[]])) as Seconds;
  return { routes, dist, store, server: await startSite(store), seconds };
}

async function measure({ dist, store, server, seconds }: Site, mark: string) {
  const [release, section, site] = COMMANDS;
  const timed = async (command: keyof Seconds, ...parameters: string[]) =>
    seconds[command].push(await secondsUntilServed(server.url, ...parameters, '--store', store));
  const push = async (name: string) => {
    // Changes the bytes of the bundle; otherwise there would be nothing to do.
    makeAnotherBuild(dist, 'pricing', name);
    const pushed = await runSite('push', 'pricing', '--store', store, '--dist', dist);
    return `pricing@${(pushed as { versions: { pricing: string } }).versions.pricing}`;
  };
  await timed(release, 'release', await push(`${mark}, first`), '--expect', 'any', '--allow-dirty');
  await timed(section, 'rollback', 'pricing');
  await timed(release, 'release', await push(`${mark}, second`), '--expect', 'any', '--allow-dirty');
  await timed(site, 'rollback');
}

/** Copies the builds of the site, and adds routes to the labs section until the site has `routes`. Returns its sections. */
function makeLargeSite(dist: string, routes: number): string[] {
  cpSync(path.resolve('dist'), dist, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}.dev`),
  });
  const own = SECTIONS.flatMap((name) => recordOf(dist, name).routes);
  const record = recordOf(dist, 'labs');
  // All rendered by one of its pages.
  const page = record.routes.find(({ path }) => path === '/labs/overlays')!;
  const count = Math.max(1, routes - own.length);
  record.routes = Array.from({ length: count }, (_, i) => ({ ...page, path: `/labs/page-${i}` }));
  writeFileSync(path.join(dist, 'labs/section.json'), JSON.stringify(record));
  return [...SECTIONS, 'labs'];
}

interface BuiltSection {
  routes: { path: string; module: string }[];
}

const recordOf = (dist: string, section: string) =>
  JSON.parse(readFileSync(path.join(dist, section, 'section.json'), 'utf8')) as BuiltSection;

/** Time between two requests that look for a new release, in milliseconds. */
const POLL_INTERVAL_MS = 4;

/** Runs a command that changes the live release; returns the seconds until the first byte of the new one from a server. */
async function secondsUntilServed(url: string, ...parameters: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  try {
    const before = await servedRelease(url, agent);
    const start = performance.now();
    let failure: unknown;
    const done = runSite(...parameters).catch((error: unknown) => (failure = error));
    while ((await servedRelease(url, agent)) === before) {
      if (failure) throw failure;
      await pause(POLL_INTERVAL_MS);
    }
    const seconds = (performance.now() - start) / 1000;
    await done;
    if (failure) throw failure;
    return seconds;
  } finally {
    agent.destroy();
  }
}

/** Id of the release that a server responds with. */
async function servedRelease(url: string, agent: Agent): Promise<string> {
  const [response] = (await once(get(`${url}/rate-card`, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return String(response.headers['x-release']);
}

/** Runs a command of `site`; returns its JSON. Throws with its output if it fails. */
async function runSite(...parameters: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/site/bin/vantedge-site.mjs', ...parameters, '--json'],
    { maxBuffer: 2 ** 26 },
  ).catch((error: Error & { stdout: string }) => {
    throw new Error(`site ${parameters.join(' ')} failed: ${error.stdout}`, { cause: error });
  });
  return JSON.parse(stdout);
}
