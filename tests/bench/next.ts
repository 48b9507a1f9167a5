import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { startApplication, untilStyled } from '../site/support/application.ts';
import {
  openUndriven,
  openVisitProxy,
  prerenderedVisit,
  type PrerenderedVisit,
} from '../site/support/prerendered-visit.ts';
import { emulateNetwork } from '../site/support/network.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const VISITS = [
  { from: '/', to: '/contact' },
  { from: '/solutions/finance', to: '/solutions/ukg' },
  { from: '/contact', to: '/solutions/finance' },
];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** A good connection. */
const NETWORK = { megabits: 20, latency: 40 };

/** Where a click leaves its time for the next document. */
const CLICKED = 'bench-clicked';

/** Measures the time from a click on a link to the paint of the next page: by the router, as a document, and prerendered. */
export async function benchNext(): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const rows: Result['rows'] = [];
    const metrics: Result['metrics'] = [];
    for (const { from, to } of VISITS) {
      const routed: number[] = [];
      const loaded: number[] = [];
      const prerendered: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        routed.push(await onPage(browser, site.url + from, (page) => followHydrated(page, to)));
        loaded.push(await onPage(browser, site.url + from, (page) => followAsDocument(page, to), false));
        const visit = await visitPrerendered(site.url, from, to);
        if (visit.wasPrerendered) prerendered.push(visit.clickToLargestPaint);
      }
      rows.push({
        from,
        to,
        'router, hydrated, ms': spread(routed),
        'document, ms': spread(loaded),
        'prerendered document, ms': prerendered.length ? spread(prerendered) : '–',
      });
      metrics.push(
        { name: `${from} to ${to}, router, ms`, value: median(routed), target: { max: 100 } },
        {
          name: `${from} to ${to}, router against a document load`,
          value: median(routed) / median(loaded),
          target: { max: 1 },
        },
      );
    }
    return {
      title: 'Next page',
      method: `From a click on a link to the next page's paint, medians of ${ROUNDS} interleaved visits (min–max), empty cache, ${NETWORK.megabits} Mbit/s and ${NETWORK.latency} ms but for prerendered ones. Router: hydrated, the pointer over the link until its page has loaded; until the frame after its heading is in the page. Document: not hydrated, without prerendering; until its first contentful paint. Prerendered document: Chromium without remote debugging, which would switch prerendering off; until its largest paint.`,
      rows,
      metrics,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Opens a page on an emulated network and measures something; without scripts, no live part hydrates it. */
async function onPage(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<number>,
  withScripts = true,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (!withScripts) await page.route('**/assets/**/*.js', (route) => route.abort());
    await emulateNetwork(page, NETWORK);
    await page.goto(url);
    await untilStyled(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

async function followHydrated(page: Page, to: string): Promise<number> {
  await startApplication(page);
  await linkTo(page, to).hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        const before = document.querySelector('h1');
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) return;
          observer.disconnect();
          // The frame in which it is painted, and what follows the paint.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(undefined);
          });
        }).observe(document.querySelector('main')!, { childList: true, subtree: true });
      }),
  );
  await linkTo(page, to).click();
  return painted;
}

async function followAsDocument(page: Page, to: string): Promise<number> {
  await linkTo(page, to).evaluate((link: HTMLAnchorElement, key) => {
    addEventListener(
      'click',
      () => sessionStorage.setItem(key, String(performance.timeOrigin + performance.now())),
      { capture: true, once: true },
    );
    link.click();
  }, CLICKED);
  await page.waitForURL(`**${to}`);
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem(key)));
        }).observe({ type: 'paint', buffered: true });
      }),
    CLICKED,
  );
}

async function visitPrerendered(site: string, from: string, to: string): Promise<PrerenderedVisit> {
  const proxy = await openVisitProxy(site, prerenderedVisit(from, to));
  const close = openUndriven(proxy.url + from);
  try {
    return (await proxy.report) as PrerenderedVisit;
  } finally {
    await close();
    await proxy.close();
  }
}
