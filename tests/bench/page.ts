import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { median, spread } from './median.ts';
import type { Observed } from './observed.ts';
import type { Metric, Result } from './result.ts';
import { startSites } from './sites.ts';
import { countWaves, visitSlowly } from './visit.ts';

const PAGES = ['/', '/contact', '/solutions/ukg'] as const;
const VARIANTS = ['monolith', 'federated'] as const;
const ROUNDS = 7;

type Variant = (typeof VARIANTS)[number];
type Cost = { waves: { withDocument: number; fromStart: number }; visits: Observed[] };

/** Compares the site with a monolith of the same sources, on the same server with the same documents. */
export async function benchPage(): Promise<Result> {
  const sites = await startSites();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const costs = await measure(browser, sites);
    return {
      title: 'Federated site and monolith',
      method: `First visits on a slow phone (CPU 4x, 562 ms, 1.47 Mbit/s), medians of ${ROUNDS} interleaved rounds (min–max).`,
      rows: PAGES.flatMap((page) => VARIANTS.map((variant) => row(page, variant, costs(page, variant)))),
      metrics: PAGES.flatMap((page) => metrics(page, costs(page, 'federated'), costs(page, 'monolith'))),
    };
  } finally {
    await browser.close();
    await sites.close();
  }
}

async function measure(browser: Browser, sites: Record<Variant, string>) {
  const costs = new Map<string, Cost>();
  const key = (page: string, variant: Variant) => `${variant} ${page}`;
  for (const page of PAGES) {
    for (const variant of VARIANTS) {
      const waves = await countWaves(browser, sites[variant] + page);
      costs.set(key(page, variant), { waves, visits: [] });
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of PAGES) {
      // Alternates the order, so that neither variant always runs on the warmer machine.
      for (const variant of round % 2 ? VARIANTS : [...VARIANTS].reverse()) {
        costs.get(key(page, variant))!.visits.push(await visitSlowly(browser, sites[variant] + page));
      }
    }
  }
  return (page: string, variant: Variant) => costs.get(key(page, variant))!;
}

function row(page: string, variant: Variant, cost: Cost) {
  const of = (value: (visit: Observed) => number) => cost.visits.map(value);
  return {
    page,
    variant,
    'scripts before start': Math.max(...of(({ before }) => before)),
    scripts: median(of(({ scripts }) => scripts.length)),
    'JS, kB br': (bytes(cost) / 1000).toFixed(1),
    'waves, of them after start': `${cost.waves.withDocument}, ${cost.waves.fromStart}`,
    'hydrated after start, ms': spread(of(({ hydratedAfterStart }) => hydratedAfterStart)),
    'LCP, ms': spread(of(({ largestPaint }) => largestPaint)),
    'TBT, ms': spread(of(({ blocked }) => blocked)),
    CLS: spread(
      of(({ shift }) => shift),
      3,
    ),
  };
}

function metrics(page: string, federated: Cost, monolith: Cost): Metric[] {
  const hydrated = ({ visits }: Cost) => median(visits.map(({ hydratedAfterStart }) => hydratedAfterStart));
  return [
    {
      name: `${page} JS against the monolith`,
      value: bytes(federated) / bytes(monolith),
      target: { max: 1.1 },
    },
    { name: `${page} waves until hydrated`, value: federated.waves.withDocument, target: { max: 2 } },
    {
      name: `${page} hydrated against the monolith`,
      value: hydrated(federated) / hydrated(monolith),
      target: { max: 1.1 },
    },
    {
      name: `${page} scripts before intent or idle`,
      value: Math.max(...federated.visits.map(({ before }) => before)),
      target: { max: 0 },
    },
  ];
}

const bytes = ({ visits }: Cost) =>
  median(visits.map(({ scripts }) => scripts.reduce((sum, script) => sum + script.bytes, 0)));
