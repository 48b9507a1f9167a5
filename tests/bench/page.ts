import type { Browser } from '@playwright/test';
import { median, type Metric, type Result, spread } from './result.ts';
import { withBrowser, withSites } from './sites.ts';
import { clickToPaint, countWaves, type Visit, visitSlowly, visitWithFonts } from './visits.ts';

const PAGES = ['/', '/contact', '/solutions/ukg'];
const VARIANTS = ['monolith', 'federated'] as const;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);

type Variant = (typeof VARIANTS)[number];

interface Cost {
  waves: Awaited<ReturnType<typeof countWaves>>;
  visits: Visit[];
  /** Milliseconds from a click on a link to the paint of its page. */
  clicks: number[];
  /** Layout shifts of visits with late fonts. */
  shifts: number[];
  /** Visits of `visitWithFonts` that keep fallback fonts. */
  withFallback: number;
}

/** Compares the site with a monolith of the same sources, on the same server with the same documents, on some pages. */
export async function benchPage(routes: readonly string[]): Promise<Result> {
  const pages = routes.length ? routes : PAGES;
  const costs = await withSites((sites) => withBrowser((browser) => measure(browser, sites, pages)));
  return {
    title: 'Federated site and monolith',
    method: `First visits on a slow phone (CPU 4x, 562 ms, 1.47 Mbit/s), medians of ${ROUNDS} interleaved rounds (min–max). A click is on a link of a hydrated page whose target is preloaded (20 Mbit/s, 40 ms), until the frame with its heading. The largest shift is that of any visit at 390 or 1440 px: on a slow phone, at 4 Mbit/s and 100 ms, and at 10 Mbit/s and 60 ms; layout-shift.e2e.ts stays longer and scrolls.`,
    rows: pages.flatMap((page) => VARIANTS.map((variant) => row(page, variant, costs(page, variant)))),
    metrics: pages.flatMap((page) => metrics(page, costs(page, 'federated'), costs(page, 'monolith'))),
  };
}

async function measure(browser: Browser, sites: Record<Variant, string>, pages: readonly string[]) {
  const costs = new Map<string, Cost>();
  const costOf = (page: string, variant: Variant) => costs.get(variant + page)!;
  for (const page of pages) {
    for (const variant of VARIANTS) {
      const url = sites[variant] + page;
      const waves = await countWaves(browser, url);
      const { shifts, withFallback } = await visitWithFonts(browser, url);
      costs.set(variant + page, { waves, visits: [], clicks: [], shifts, withFallback });
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      // Alternates the order, so that neither variant always runs on the warmer machine.
      for (const variant of round % 2 ? VARIANTS : VARIANTS.toReversed()) {
        const { visits, clicks } = costOf(page, variant);
        visits.push(await visitSlowly(browser, sites[variant] + page));
        clicks.push(await clickToPaint(browser, sites[variant] + page, targetOf(page)));
      }
    }
  }
  return costOf;
}

/** A page to which the footer of another links. */
const targetOf = (page: string) => (page === '/contact' ? '/solutions/finance' : '/contact');

function row(page: string, variant: Variant, { waves, visits, clicks, shifts, withFallback }: Cost) {
  const of = (value: (visit: Visit) => number) => visits.map(value);
  return {
    page,
    variant,
    'scripts before intent': Math.max(...of(({ before }) => before)),
    scripts: median(of(({ scripts }) => scripts.length)),
    'JS, kB br': (bytes(visits) / 1000).toFixed(1),
    'waves, of them after intent': `${waves.withDocument}, ${waves.fromIntent}`,
    'intent to hydrated, ms': spread(of(({ intentToHydrated }) => intentToHydrated)),
    'LCP, ms': spread(of(({ largestPaint }) => largestPaint)),
    'TBT, ms': spread(of(({ blocked }) => blocked)),
    'click to paint, ms': spread(clicks),
    'largest shift': largestShift(visits, shifts).toFixed(4),
    'fallback fonts': withFallback,
  };
}

function metrics(page: string, federated: Cost, monolith: Cost): Metric[] {
  const { waves, visits, clicks, shifts, withFallback } = federated;
  const hydrated = ({ visits }: Cost) => median(visits.map(({ intentToHydrated }) => intentToHydrated));
  const atMost = (max: number, name: string, value: number) => ({
    name: `${page} ${name}`,
    value,
    target: { max },
  });
  return [
    atMost(1.1, 'JS against the monolith', bytes(visits) / bytes(monolith.visits)),
    atMost(1.1, 'hydrated against the monolith', hydrated(federated) / hydrated(monolith)),
    atMost(2, 'waves until hydrated', waves.withDocument),
    atMost(0, 'scripts before intent or idle', Math.max(...visits.map(({ before }) => before))),
    atMost(100, 'click to paint, ms', median(clicks)),
    atMost(0.02, 'largest layout shift', largestShift(visits, shifts)),
    atMost(0, 'visits with fallback fonts', withFallback),
  ];
}

const bytes = (visits: readonly Visit[]) =>
  median(visits.map(({ scripts }) => scripts.reduce((sum, script) => sum + script.bytes, 0)));

const largestShift = (visits: readonly Visit[], shifts: readonly number[]) =>
  Math.max(...visits.map(({ shift }) => shift), ...shifts);
