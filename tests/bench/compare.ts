import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { contentType } from '@vantedge/documents/http';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { listen, type Network } from '../site/support/network.ts';
import { type AuditResult, auditPage, startAuditBrowser } from './audit-page.ts';
import { median, type Result, spread } from './result.ts';
import { withBrowser } from './sites.ts';
import { type PhoneVisit, visitByPhone } from './visits.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const PAGES = ['/', '/contact', '/solutions/finance', '/rate-card'];

/** Connections by name. */
export const NETWORKS: Record<string, Network> = {
  'slow-3g': { megabits: 0.4, latency: 400 },
  'fast-3g': { megabits: 1.6, latency: 300 },
  'slow-4g': { megabits: 1.6, latency: 150 },
  '20-mbit': { megabits: 20, latency: 40 },
};

interface CompareOptions {
  /** The commit, branch or tag that this checkout is compared with. */
  commit: string;
  pages: readonly string[];
  /** Names of `NETWORKS`; all of them if empty. */
  networks: readonly string[];
}

const VARIANTS = ['before', 'after'] as const;

type Variant = (typeof VARIANTS)[number];

/**
 * Compares the site of this checkout with that of a commit: builds both, exports both, and visits both from the same static server in
 * interleaved rounds, with Lighthouse and with a slow phone on some networks. Throws if the commit does not exist or does not build.
 */
export async function benchCompare({ commit, pages, networks }: CompareOptions): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-compare-'));
  const checkout = path.join(folder, 'checkout');
  git('worktree', 'add', '--detach', checkout, commit);
  try {
    installInto(checkout);
    const hosts = {
      before: await staticHost(exportCheckout(checkout, path.join(folder, 'before'))),
      after: await staticHost(exportCheckout('.', path.join(folder, 'after'))),
    };
    try {
      return await compare(hosts, {
        commit,
        pages: pages.length ? pages : PAGES,
        networks: networks.length ? networks : Object.keys(NETWORKS),
      });
    } finally {
      await Promise.all(VARIANTS.map((variant) => hosts[variant].close()));
    }
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  hosts: Record<Variant, { url: string }>,
  { commit, pages, networks }: CompareOptions,
): Promise<Result> {
  const audits = await auditBoth(hosts, pages);
  const visits = await withBrowser((browser) => visitBoth(browser, hosts, pages, networks));
  return {
    title: `This checkout against ${commit}`,
    method: `Both exported and served by the same static server; medians of ${ROUNDS} interleaved rounds (min–max). Lighthouse: mobile preset. Visits: a phone with the CPU slowed 4x. "main shown" is the first frame in which every part of main is displayed; bytes are all that loads until 10 s after the first key.`,
    rows: [
      ...[...audits].flatMap(([page, of]) => VARIANTS.map((variant) => auditRow(page, variant, of[variant]))),
      ...visits.flatMap(({ page, network, of }) =>
        VARIANTS.map((variant) => visitRow(page, network, variant, of)),
      ),
    ],
    metrics: [],
    notes: visits.flatMap(({ page, network, of }) =>
      longTasks(of.after).map((text) => `${page}, ${network}: ${text}`),
    ),
  };
}

/** Alternates the order, so that neither variant always runs on the warmer machine. */
const variantsOf = (round: number) => (round % 2 ? VARIANTS : VARIANTS.toReversed());

async function auditBoth(hosts: Record<Variant, { url: string }>, pages: readonly string[]) {
  const results = new Map(
    pages.map((page) => [page, { before: [], after: [] } as Record<Variant, AuditResult[]>]),
  );
  const { port, close } = await startAuditBrowser();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [page, of] of results) {
        for (const variant of variantsOf(round)) {
          const url = hosts[variant].url + page;
          of[variant].push(await auditPage(url, { port, categories: ['performance'], slow: true }));
        }
      }
      console.error(`Lighthouse, round ${round + 1} of ${ROUNDS}`);
    }
    return results;
  } finally {
    await close();
  }
}

interface Visits {
  page: string;
  network: string;
  of: Record<Variant, PhoneVisit[]>;
}

async function visitBoth(
  browser: Browser,
  hosts: Record<Variant, { url: string }>,
  pages: readonly string[],
  networks: readonly string[],
): Promise<Visits[]> {
  const visits = pages.flatMap((page) =>
    networks.map((network): Visits => ({ page, network, of: { before: [], after: [] } })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { page, network, of } of visits) {
      for (const variant of variantsOf(round))
        of[variant].push(await visitByPhone(browser, hosts[variant].url + page, NETWORKS[network]!));
    }
    console.error(`visits, round ${round + 1} of ${ROUNDS}`);
  }
  return visits;
}

function auditRow(page: string, variant: Variant, results: readonly AuditResult[]) {
  const of = (timing: keyof AuditResult['timings']) => results.map(({ timings }) => timings[timing]);
  return {
    page,
    network: 'Lighthouse',
    variant,
    score: spread(results.map(({ scores }) => scores.performance!)),
    'first paint, ms': spread(of('firstPaint')),
    'LCP, ms': spread(of('largestPaint')),
    'blocking, ms': spread(of('blocked')),
    shift: spread(of('shift'), 3),
    machine: spread(results.map(({ machine }) => machine)),
  };
}

function visitRow(page: string, network: string, variant: Variant, all: Record<Variant, PhoneVisit[]>) {
  const of = (value: (visit: PhoneVisit) => number) => all[variant].map(value);
  const ratio = (value: (visit: PhoneVisit) => number) =>
    variant === 'before'
      ? ''
      : ` (${(median(all.after.map(value)) / median(all.before.map(value))).toFixed(2)}x)`;
  const timed = (value: (visit: PhoneVisit) => number) => spread(of(value)) + ratio(value);
  const kilobytes = (value: (visit: PhoneVisit) => number) => (median(of(value)) / 1000).toFixed(1);
  return {
    page,
    network,
    variant,
    'first paint, ms': timed(({ firstPaint }) => firstPaint),
    'main shown, ms': timed(({ mainShown }) => mainShown),
    'LCP, ms': timed(({ largestPaint }) => largestPaint),
    'blocking, ms': spread(of(({ blocked }) => blocked)),
    shift: spread(
      of(({ shift }) => shift),
      3,
    ),
    'intent to hydrated, ms': timed(({ intentToHydrated }) => intentToHydrated),
    'longest task, ms': spread(of(({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration)))),
    'requests before intent': median(of(({ requestsBefore }) => requestsBefore)),
    'kB before intent': kilobytes(({ bytesBefore }) => bytesBefore),
    'script after intent, kB': kilobytes(({ scriptBytes }) => scriptBytes),
  };
}

/** The long tasks of the visit with the median of blocking time, as text. */
function longTasks(visits: readonly PhoneVisit[]): string[] {
  const [visit] = visits
    .toSorted((one, other) => one.blocked - other.blocked)
    .slice(Math.floor(visits.length / 2));
  return visit!.tasks.map(
    ({ start, duration, name }) =>
      `a task of ${duration.toFixed(0)} ms at ${start.toFixed(0)} ms${name && `, ${name}`}`,
  );
}

const git = (...parameters: string[]) => execFileSync('git', parameters, { stdio: ['ignore', 2, 2] });

/** Gives a checkout its packages. */
function installInto(checkout: string) {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: checkout,
    stdio: ['ignore', 2, 2],
  });
}

/** Builds a checkout and exports its site with its own tools; returns the folder. */
function exportCheckout(checkout: string, out: string): string {
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, {
      cwd: checkout,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
  const site = (...parameters: string[]) =>
    run(process.execPath, 'tools/site/bin/vantedge-site.mjs', ...parameters);
  const store = ['--store', `${out}-store`];
  run('npx', 'nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  site('publish', ...SECTIONS, ...store, '--allow-dirty', '--expect', 'any', '--gone', 'any');
  site('export', out, ...store);
  return out;
}

/** Serves an export as static hosts do: Brotli, and assets that browsers keep. */
async function staticHost(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = path.extname(pathname) ? pathname : pathname === '/' ? '/index.html' : `${pathname}.html`;
    const file = path.join(folder, path.posix.normalize(decodeURIComponent(name)));
    if (!existsSync(file)) return response.writeHead(404).end();
    const isCompressed = existsSync(`${file}.br`);
    response
      .writeHead(200, {
        'Content-Type': contentType(name),
        'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isCompressed && { 'Content-Encoding': 'br' }),
      })
      .end(readFileSync(isCompressed ? `${file}.br` : file));
  });
  return listen(server);
}
