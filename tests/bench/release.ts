import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAnotherBuild } from '../site/support/run-site.ts';
import { makeLargeSite } from './large-site.ts';
import { median, spread } from './median.ts';
import { measureServerHeap } from './server-heap.ts';
import type { Metric, Result } from './result.ts';
import { runSite, secondsUntilServed } from './run-site.ts';
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

/** Measures releases and rollbacks on a small and on a large site, until a server responds with them, and a server's memory. */
export async function benchRelease(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bench-'));
  const sites: Site[] = [];
  try {
    for (const routes of SIZES) sites.push(await startLargeSite(folder, routes));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const site of sites) await measure(site, `round ${round}`);
      console.error(`round ${round + 1} of ${ROUNDS}`);
    }
    const heap = await measureServerHeap(path.join(folder, 'heap'));
    return {
      title: 'Releases and rollbacks',
      method:
        `From the start of tools/site/bin/site.mjs to the first byte of the new release from a server on the same store, in seconds: ` +
        `medians of ${ROUNDS} interleaved rounds (min–max). Two pages are rendered per release, none per rollback.`,
      rows: sites.map(({ routes, seconds }) => ({
        routes,
        ...Object.fromEntries(COMMANDS.map((command) => [command, spread(seconds[command], 2)])),
      })),
      metrics: [...durations(sites), heap.metric],
      notes: [heap.note],
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
      target: { max: 1.1 },
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
  await runSite('publish', ...sections, '--store', store, '--dist', dist, '--expect', 'any');
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
  await timed(release, 'release', await push(`${mark}, first`), '--expect', 'any');
  await timed(section, 'rollback', 'pricing');
  await timed(release, 'release', await push(`${mark}, second`), '--expect', 'any');
  await timed(site, 'rollback');
}
