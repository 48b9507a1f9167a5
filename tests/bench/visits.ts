import { type Page } from '@playwright/test';
import { isHydrated } from '@vantedge/site-testing';
import { emulateNetwork, type Network } from '../site/support/network.ts';
import { withBrowser } from './browser-pages.ts';
import { withSites } from './checkouts.ts';
import { type Bench, inRounds, median, ROUNDS, spread } from './result.ts';

/** Connections by name. */
export const NETWORKS: Record<string, Network> = {
  'slow-3g': { megabits: 0.4, latency: 400 },
  'fast-3g': { megabits: 1.6, latency: 300 },
  'slow-4g': { megabits: 1.6, latency: 150 },
  '20-mbit': { megabits: 20, latency: 40 },
};

const PAGES = ['/', '/contact', '/solutions/finance', '/rate-card'];

/** A first visit by a slow phone that reads, then presses a key. Times are in milliseconds since navigation unless stated otherwise. */
interface Visit {
  firstPaint: number;
  /** The first frame in which every part of `main` is displayed. */
  mainShown: number;
  /** Duration of the longest task before the key, and after it. */
  longestBefore: number;
  longestAfter: number;
  /** From the key until React has hydrated the page. */
  intentToHydrated: number;
  /** Requests and their bytes before the key. */
  requestsBefore: number;
  bytesBefore: number;
  /** Bytes of all scripts that load until 10 s after it. */
  scriptBytes: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 };

/** Time for work after load, such as effects, and after the key, in milliseconds. */
const SETTLE_MS = 500;
const COUNTED_MS = 10_000;

/** Measures first visits by a slow phone on some networks, by default on all. */
export const benchVisits: Bench = ({ checkouts, pages, networks }) =>
  withSites(checkouts, (sites) =>
    withBrowser(async (onPage) => {
      const cases = (pages.length ? pages : PAGES).flatMap((page) =>
        (networks.length ? networks : Object.keys(NETWORKS)).flatMap((network) =>
          sites.map((site) => ({ page, network, site })),
        ),
      );
      const visits = await inRounds(cases, ({ page, network, site }) =>
        onPage(PHONE, async (tab) => {
          await emulateNetwork(tab, NETWORKS[network]!);
          return visit(tab, site.url + page);
        }),
      );
      return {
        title: 'First visits by a slow phone',
        method: `CPU slowed 4x; medians of ${ROUNDS} interleaved rounds (min–max). "main shown" is the first frame in which every part of main is displayed; script is all that loads until 10 s after the first key.`,
        rows: visits.map(([{ page, network, site }, of]) => ({ page, network, site: site.name, ...row(of) })),
      };
    }),
  );

function row(visits: readonly Visit[]) {
  const of = (name: keyof Visit) => spread(visits.map((visit) => visit[name]));
  const kilobytes = (name: keyof Visit) => (median(visits.map((visit) => visit[name])) / 1000).toFixed(1);
  return {
    'first paint, ms': of('firstPaint'),
    'main shown, ms': of('mainShown'),
    'longest task before intent, ms': of('longestBefore'),
    'and after it': of('longestAfter'),
    'intent to hydrated, ms': of('intentToHydrated'),
    'requests before intent': median(visits.map(({ requestsBefore }) => requestsBefore)),
    'kB before intent': kilobytes('bytesBefore'),
    'script after intent, kB': kilobytes('scriptBytes'),
  };
}

async function visit(page: Page, url: string): Promise<Visit> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.addInitScript({ content: `window.__isHydrated = ${String(isHydrated)}` });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const before = await page.evaluate(readVisit);
  await page.keyboard.press('Shift');
  const hydrated = await page.waitForFunction(() => window.__isHydrated() && performance.now());
  await page.waitForTimeout(COUNTED_MS);
  const after = await page.evaluate(readVisit);
  const longest = (tasks: typeof after.tasks) => Math.max(0, ...tasks.map(({ duration }) => duration));
  return {
    firstPaint: before.firstPaint,
    // What hydration adds is not the document any more.
    mainShown: before.mainShown,
    longestBefore: longest(after.tasks.filter(({ start }) => start < before.now)),
    longestAfter: longest(after.tasks.filter(({ start }) => start >= before.now)),
    intentToHydrated: Number(await hydrated.jsonValue()) - before.now,
    requestsBefore: before.requests.length,
    bytesBefore: before.requests.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: after.requests.reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0),
  };
}

declare global {
  interface Window {
    __visit: { mainShown: number; tasks: { start: number; duration: number }[] };
    __isHydrated(): boolean;
  }
}

/** Runs in the page before its scripts. Also notes the last frame in which the number of displayed parts of `main` has changed. */
function observe() {
  window.__visit = { mainShown: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.__visit.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  const frames = {
    displayed: -1,
    // A method, because the build would give a named function a helper that the page lacks.
    look() {
      const parts = [...document.querySelectorAll('main, main section, main article, main section > *')];
      const displayed = parts.filter((part) => part.checkVisibility()).length;
      if (displayed !== this.displayed) window.__visit.mainShown = performance.now();
      this.displayed = displayed;
      requestAnimationFrame(() => this.look());
    },
  };
  document.addEventListener('readystatechange', () => frames.look(), { once: true });
}

/** Runs in the page. */
function readVisit() {
  const requests = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ...window.__visit,
    now: performance.now(),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    requests: requests.map(({ name, encodedBodySize }) => ({
      bytes: encodedBodySize,
      isScript: name.endsWith('.js'),
    })),
  };
}
