import { ALL_ROUTES } from '../site/support/routes.ts';
import { type AuditResult, auditPage, type Category, startAuditBrowser } from './audit-page.ts';
import { median, type Metric, type Result, spread } from './result.ts';
import { withSite } from './sites.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const TARGETS: Record<Category, number> = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const LARGEST_PAINT_MS = 1100;
const BLOCKING_MS = 30;

const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Runs Lighthouse's mobile preset on every route of the composed site, or on some, compressed and with its caching headers. */
export const benchLighthouse = (routes: readonly string[]): Promise<Result> =>
  withSite(async (site) => {
    const audits = await auditPages(routes.length ? routes : ALL_ROUTES, site);
    const metrics = audits.map(async ([page, results]) =>
      goals(page, await isIndexable(site + page), results),
    );
    return {
      title: 'Lighthouse',
      method: `Mobile preset (simulated slow 4G, CPU 4x), medians of ${ROUNDS} interleaved rounds (min–max).`,
      rows: audits.map(([page, results]) => row(page, results)),
      metrics: (await Promise.all(metrics)).flat(),
      notes: audits.flatMap(([page, results]) => failedAudits(results).map((text) => `${page} ${text}`)),
    };
  });

/** Audits pages in interleaved rounds. */
async function auditPages(
  pages: readonly string[],
  site: string,
): Promise<[page: string, results: AuditResult[]][]> {
  const visits = new Map(pages.map((page) => [page, [] as AuditResult[]]));
  const { port, close } = await startAuditBrowser();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [page, results] of visits)
        results.push(await auditPage(site + page, { port, categories: CATEGORIES, slow: true }));
    }
    return [...visits];
  } finally {
    await close();
  }
}

/** Search engines may not index some pages, which Lighthouse counts against SEO. */
const isIndexable = async (url: string) =>
  !/<meta name="robots"[^>]*noindex/.test(await (await fetch(url)).text());

function goals(page: string, indexable: boolean, results: AuditResult[]): Metric[] {
  const timing = (name: keyof AuditResult['timings']) => median(results.map(({ timings }) => timings[name]));
  return [
    ...CATEGORIES.filter((category) => indexable || category !== 'seo').map((category) => ({
      name: `${page} ${category}`,
      value: median(results.map(({ scores }) => scores[category]!)),
      target: { min: TARGETS[category] },
    })),
    { name: `${page} LCP, ms`, value: timing('largestPaint'), target: { max: LARGEST_PAINT_MS } },
    { name: `${page} TBT, ms`, value: timing('blocked'), target: { max: BLOCKING_MS } },
  ];
}

function row(page: string, results: AuditResult[]) {
  const scores = CATEGORIES.map((name) => [name, spread(results.map(({ scores }) => scores[name]!))]);
  const of = (timing: keyof AuditResult['timings']) => results.map(({ timings }) => timings[timing]);
  return {
    page,
    ...(Object.fromEntries(scores) as Record<Category, string>),
    'FCP, ms': spread(of('firstPaint')),
    'LCP, ms': spread(of('largestPaint')),
    'TBT, ms': spread(of('blocked')),
    CLS: spread(of('shift'), 3),
    machine: spread(results.map(({ machine }) => machine)),
    'largest element': results.at(-1)!.largestElement,
  };
}

/** Audits that failed in most rounds, each once with its latest description. */
function failedAudits(results: AuditResult[]): string[] {
  const last = new Map(results.flatMap((visit) => visit.failedAudits).map((audit) => [audit.id, audit]));
  const times = (id: string) =>
    results.filter((visit) => visit.failedAudits.some((audit) => audit.id === id)).length;
  return [...last.values()]
    .filter(({ id }) => times(id) > results.length / 2)
    .map(({ category, text }) => `${category}, ${text}`);
}
