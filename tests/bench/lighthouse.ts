import { ALL_ROUTES } from '../site/support/routes.ts';
import { type AuditResult, auditPage, type Category, startAuditBrowser } from './audit-page.ts';
import { withSites } from './checkouts.ts';
import { type Bench, inRounds, ROUNDS, spread } from './result.ts';

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices'];
const LARGEST_PAINT_MS = 1100;
const BLOCKING_MS = 30;

/** Runs Lighthouse's mobile preset on pages of the sites, by default on all. */
export const benchLighthouse: Bench = ({ checkouts, pages }) =>
  withSites(checkouts, async (sites) => {
    const routes = pages.length ? pages : ALL_ROUTES;
    const { port, close } = await startAuditBrowser();
    try {
      const cases = routes.flatMap((page) => sites.map((site) => ({ page, site })));
      const audits = await inRounds(cases, ({ page, site }) => auditPage(site.url + page, port, CATEGORIES));
      return {
        title: 'Lighthouse',
        method: `Mobile preset (simulated slow 4G, CPU 4x), medians of ${ROUNDS} interleaved rounds (min–max).`,
        rows: audits.map(([{ page, site }, results]) => row(page, site.name, results)),
      };
    } finally {
      await close();
    }
  });

const timingOf = (results: readonly AuditResult[], name: keyof AuditResult['timings']) =>
  results.map(({ timings }) => timings[name]);

const scoresOf = (results: readonly AuditResult[], name: Category) =>
  results.map(({ scores }) => scores[name]!);

const row = (page: string, site: string, results: readonly AuditResult[]) => ({
  page,
  site,
  ...Object.fromEntries(CATEGORIES.map((name) => [name, spread(scoresOf(results, name), 0, { min: 100 })])),
  'FCP, ms': spread(timingOf(results, 'firstPaint')),
  'LCP, ms': spread(timingOf(results, 'largestPaint'), 0, { max: LARGEST_PAINT_MS }),
  'TBT, ms': spread(timingOf(results, 'blocked'), 0, { max: BLOCKING_MS }),
  CLS: spread(timingOf(results, 'shift'), 3),
  failed: [...new Set(results.flatMap(({ failedAudits }) => failedAudits))].join('; '),
});
