import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { makeAnotherBuild } from '../another-build.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';

/** Number of routes of the two sites compared. */
const SIZES = [40, 1000] as const;
const ROUNDS = 7;

/** Measures `site publish` of one section on a small and on a large site. */
export async function benchPublish(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bench-'));
  try {
    const sites = SIZES.map((routes) => ({
      routes,
      store: path.join(folder, `store-${routes}`),
      seconds: [] as number[],
      rendered: 0,
    }));
    for (const { routes, store } of sites) makeSite(folder, routes, store);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const site of sites) {
        // Changes the bytes for each publish; otherwise there would be nothing to do.
        makeAnotherBuild(path.join(folder, 'dist'), 'pricing', `round ${round}`);
        const start = performance.now();
        const { rendered } = publish(site.store, folder, 'pricing');
        site.seconds.push((performance.now() - start) / 1000);
        site.rendered = rendered.length;
      }
    }
    const [small, large] = sites as [(typeof sites)[0], (typeof sites)[0]];
    return {
      title: 'Publishing one section',
      method: `The whole command, medians of ${ROUNDS} interleaved rounds (min–max).`,
      rows: sites.map(({ routes, seconds, rendered }) => ({
        routes,
        seconds: spread(seconds, 2),
        'pages rendered': rendered,
      })),
      metrics: [
        {
          name: 'publish on 1,000 routes against 40',
          value: median(large.seconds) / median(small.seconds),
          target: { max: 1.1 },
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes the built site plus a section that brings the number of routes to `routes`. */
function makeSite(folder: string, routes: number, store: string) {
  const dist = path.join(folder, 'dist');
  cpSync(path.resolve('dist'), dist, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}.dev`),
  });
  const own = SECTIONS.flatMap((name) => recordOf(dist, name).routes);
  multiplyLabs(dist, routes - own.length);
  publish(store, folder, ...SECTIONS, 'labs');
}

/** Gives the labs section `routes` routes, all rendered by one of its pages. */
function multiplyLabs(dist: string, routes: number) {
  const record = recordOf(dist, 'labs');
  const page = record.routes.find(({ path }) => path === '/labs/overlays')!;
  record.routes = Array.from({ length: routes }, (_, i) => ({ ...page, path: `/labs/page-${i}` }));
  writeFileSync(path.join(dist, 'labs/section.json'), JSON.stringify(record));
}

interface BuiltSection {
  routes: { path: string; module: string }[];
}

const recordOf = (dist: string, section: string) =>
  JSON.parse(readFileSync(path.join(dist, section, 'section.json'), 'utf8')) as BuiltSection;

function publish(store: string, folder: string, ...sections: string[]): { rendered: string[] } {
  mkdirSync(store, { recursive: true });
  const command = ['--import', 'tsx', 'tools/site/src/main.ts', 'publish', ...sections, '--json'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, '--store', store, '--dist', path.join(folder, 'dist'), '--expect', 'any'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`site publish ${sections.join(' ')} failed: ${stdout}${stderr}`);
  return JSON.parse(stdout) as { rendered: string[] };
}
