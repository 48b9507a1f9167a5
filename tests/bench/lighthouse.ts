import { type Audited, auditPage, type Category } from './audit-page.ts';
import { startDevtoolsBrowser } from './devtools-browser.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const PAGES = ['/', '/contact', '/about'];
const ROUNDS = 5;

const TARGETS: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Lighthouse for phones on the site as visitors get it: composed, compressed, with its caching headers. */
export async function benchLighthouse(pages: readonly string[]): Promise<Result> {
  const site = await startComposedSite();
  const browser = await startDevtoolsBrowser();
  try {
    const visits = new Map((pages.length ? pages : PAGES).map((page) => [page, [] as Audited[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [page, audited] of visits) {
        const options = { port: browser.port, categories: CATEGORIES, slow: true };
        audited.push(await auditPage(site.url + page, options));
      }
    }
    const all = [...visits];
    return {
      title: 'Lighthouse',
      how: `Phone preset (simulated slow 4G, CPU 4x), medians of ${ROUNDS} interleaved rounds, with least and greatest.`,
      rows: all.map(([page, audited]) => row(page, audited)),
      figures: all.flatMap(([page, audited]) =>
        CATEGORIES.map((category) => ({
          name: `${page} ${category}`,
          value: median(audited.map(({ scores }) => scores[category]!)),
          target: { atLeast: TARGETS[category] },
        })),
      ),
      notes: all.flatMap(([page, audited]) => unmet(audited).map((text) => `${page} ${text}`)),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

function row(page: string, audited: Audited[]) {
  const scores = CATEGORIES.map((name) => [name, spread(audited.map(({ scores }) => scores[name]!))]);
  const of = (timing: keyof Audited['timings']) => audited.map(({ timings }) => timings[timing]);
  return {
    page,
    ...(Object.fromEntries(scores) as Record<Category, string>),
    'FCP, ms': spread(of('firstPaint')),
    'LCP, ms': spread(of('largestPaint')),
    'TBT, ms': spread(of('blocked')),
    CLS: spread(of('shift'), 3),
    machine: spread(audited.map(({ machine }) => machine)),
  };
}

/** What was not met in most of the rounds, each once and as it was worded last. */
function unmet(audited: Audited[]): string[] {
  const last = new Map(audited.flatMap((visit) => visit.unmet).map((audit) => [audit.id, audit]));
  const times = (id: string) =>
    audited.filter((visit) => visit.unmet.some((audit) => audit.id === id)).length;
  return [...last.values()]
    .filter(({ id }) => times(id) > audited.length / 2)
    .map(({ category, text }) => `${category}, ${text}`);
}
