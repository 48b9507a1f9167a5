import { prerenderedVisit, type PrerenderedVisit } from '../site/support/prerendered-visit.ts';
import { openUndriven } from '../site/support/undriven-chromium.ts';
import { openVisitProxy } from '../site/support/visit-proxy.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const VISITS = [
  { from: '/', to: '/contact' },
  { from: '/solutions/finance', to: '/solutions/ukg' },
  { from: '/contact', to: '/solutions/finance' },
];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Measures the time from a click on a link to the largest paint of the prerendered next page. */
export async function benchNext(): Promise<Result> {
  const site = await startComposedSite();
  try {
    const rows: Result['rows'] = [];
    const metrics: Result['metrics'] = [];
    for (const { from, to } of VISITS) {
      const visits: PrerenderedVisit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(site.url, from, to));
      const times = visits.map(({ clickToLargestPaint }) => clickToLargestPaint);
      rows.push({
        from,
        to,
        'click to largest paint, ms': spread(times),
        prerendered: `${visits.filter(({ wasPrerendered }) => wasPrerendered).length} of ${ROUNDS}`,
      });
      metrics.push({ name: `${from} to ${to}, ms`, value: median(times), target: { max: 80 } });
    }
    return {
      title: 'Next page',
      method: `Chromium without remote debugging, which would switch prerendering off. A script in the pages acts and measures: it starts the application, marks a link, and clicks it when the next page is prerendered; medians of ${ROUNDS} visits with an empty profile (min–max). Only real pointer events count as \`moderate\` eagerness, so the rules prerender the marked link at once.`,
      rows,
      metrics,
    };
  } finally {
    await site.close();
  }
}

async function visit(site: string, from: string, to: string): Promise<PrerenderedVisit> {
  const proxy = await openVisitProxy(site, prerenderedVisit(from, to));
  const close = openUndriven(proxy.url + from);
  try {
    return (await proxy.report) as PrerenderedVisit;
  } finally {
    await close();
    await proxy.close();
  }
}
