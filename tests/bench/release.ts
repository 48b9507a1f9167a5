import type { BuildRecord } from '@vantedge/federation-contract';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { makeAnotherBuild } from '../site/support/run-site.ts';
import { type Checkout, publishOptions, runSite, type Site, startSite } from './checkouts.ts';
import { type Bench, inRounds, median, ROUNDS, spread } from './result.ts';

/** Number of routes of the sites that are compared. */
const SIZES = [40, 1000] as const;

/** Goals, in seconds. */
const GOALS: Record<string, number> = {
  'release of a section': 1.5,
  'rollback of a section': 0.5,
  'rollback of the site': 0.3,
};

interface LargeSite extends Site {
  routes: number;
  dist: string;
  store: string;
}

/** Measures releases and rollbacks on a small and on a large site, until a server responds with them, and the start of the programs. */
export const benchRelease: Bench = async ({ checkouts }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bench-'));
  const sites: LargeSite[] = [];
  try {
    for (const routes of SIZES)
      for (const checkout of checkouts) sites.push(await startLargeSite(checkout, folder, routes));
    const seconds = await inRounds(sites, measure);
    return {
      title: 'Releases and rollbacks',
      method:
        `From the start of tools/site/bin/vantedge-site.mjs to the first byte of the new release from a server on the same store, in seconds: ` +
        `medians of ${ROUNDS} interleaved rounds (min–max). Two pages are rendered per release, none per rollback.`,
      rows: seconds.map(([{ routes, name }, all]) => ({
        routes,
        checkout: name,
        ...Object.fromEntries(
          Object.keys(all[0]!).map((command) => [
            command,
            spread(
              all.map((of) => of[command]!),
              2,
              { max: GOALS[command] ?? Infinity },
            ),
          ]),
        ),
      })),
    };
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};

async function startLargeSite(checkout: Checkout, folder: string, routes: number): Promise<LargeSite> {
  const at = path.join(folder, `${checkout.name === 'this' ? 'this' : 'before'}-${routes}`);
  const [dist, store] = [path.join(at, 'dist'), path.join(at, 'store')];
  const sections = makeLargeSite(path.join(checkout.root, 'dist'), dist, routes);
  console.error(`publishing a site with ${routes} routes`);
  await runSite(
    checkout,
    'publish',
    ...sections,
    '--store',
    store,
    '--dist',
    dist,
    ...publishOptions(checkout),
  );
  return { ...(await startSite(checkout, store)), routes, dist, store };
}

/** Seconds of each command, and of the starts of the server and of `site`. */
async function measure(site: LargeSite): Promise<Record<string, number>> {
  const inStore = ['--store', site.store];
  const release = async () => {
    // Changes the bytes of the bundle; otherwise there would be nothing to do.
    makeAnotherBuild(site.dist, 'pricing', String(performance.now()));
    const pushed = await runSite(site, 'push', 'pricing', ...inStore, '--dist', site.dist);
    const version = `pricing@${(pushed as { versions: { pricing: string } }).versions.pricing}`;
    return ['release', version, '--expect', 'any', ...publishOptions(site)];
  };
  const start = await secondsOf(async () => (await startSite(site, site.store)).stop());
  const status = await secondsOf(() => runSite(site, 'status', ...inStore));
  const first = await secondsUntilServed(site, ...(await release()), ...inStore);
  const ofSection = await secondsUntilServed(site, 'rollback', 'pricing', ...inStore);
  const second = await secondsUntilServed(site, ...(await release()), ...inStore);
  return {
    'release of a section': median([first, second]),
    'rollback of a section': ofSection,
    'rollback of the site': await secondsUntilServed(site, 'rollback', ...inStore),
    'start and stop of the server': start,
    'site status': status,
  };
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

/** Copies the builds of the site, and adds routes to the labs section until the site has `routes`. Returns its sections. */
function makeLargeSite(from: string, dist: string, routes: number): string[] {
  for (const section of [...SECTIONS, 'labs'])
    cpSync(path.join(from, section), path.join(dist, section), { recursive: true });
  const own = SECTIONS.flatMap((name) => recordOf(dist, name).routes);
  const record = recordOf(dist, 'labs');
  // All rendered by one of its pages.
  const page = record.routes.find(({ path }) => path === '/labs/links')!;
  const count = Math.max(1, routes - own.length);
  const pages = Array.from({ length: count }, (_, i) => ({ ...page, path: `/labs/page-${i}` }));
  writeFileSync(path.join(dist, 'labs/section.json'), JSON.stringify({ ...record, routes: pages }));
  return [...SECTIONS, 'labs'];
}

const recordOf = (dist: string, section: string) =>
  JSON.parse(readFileSync(path.join(dist, section, 'section.json'), 'utf8')) as BuildRecord;

/** Time between two requests that look for a new release, in milliseconds. */
const POLL_INTERVAL_MS = 4;

/** Runs a command that changes the live release; returns the seconds until the first byte of the new one from a server. */
async function secondsUntilServed(site: LargeSite, ...parameters: string[]): Promise<number> {
  const served = async () =>
    (await fetch(`${site.url}/rate-card`, { method: 'HEAD' })).headers.get('x-release');
  const before = await served();
  const start = performance.now();
  const changed = async () => {
    while ((await served()) === before) await pause(POLL_INTERVAL_MS);
    return (performance.now() - start) / 1000;
  };
  const [seconds] = await Promise.all([changed(), runSite(site, ...parameters)]);
  return seconds;
}
