import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isHydrated, startApplication } from '../site/support/application.ts';
import { recordShifts, shiftScore } from '../site/support/layout-shifts.ts';
import { emulateNetwork, type Network } from '../site/support/network.ts';
import { VIEWPORTS } from './document-weight.ts';

/** Measurements of a visit. Times are in milliseconds since navigation unless stated otherwise. */
export interface Visit {
  document: Span;
  /** Scripts of the application, in request order. */
  scripts: (Span & { bytes: number })[];
  /** Number of scripts requested before the visitor's first input. */
  before: number;
  /** From the visitor's first input until React has hydrated the page. */
  intentToHydrated: number;
  largestPaint: number;
  /** Total blocking time: the sum of each long task's time above 50 ms. */
  blocked: number;
  shift: number;
}

/** Start and end of a request, in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** A phone, Lighthouse's slow 4G, and its CPU, slowed down 4x. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 };
const SLOW_4G = { megabits: 1.47, latency: 562 };
const SLOW_CPU = { rate: 4 };

/** Measures a first visit on a slow phone. */
export const visitSlowly = (browser: Browser, url: string): Promise<Visit> =>
  onPage(browser, PHONE, async (page) => {
    await emulateNetwork(page, SLOW_4G);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    return visit(page, url);
  });

/** A visit by a slow phone that reads, then wants something. Times are in milliseconds since navigation unless stated otherwise. */
export interface PhoneVisit {
  firstPaint: number;
  /** The first frame in which every part of `main` is displayed. */
  mainShown: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  intentToHydrated: number;
  /** Requests, and their bytes as transferred, before the visitor's first key. */
  requestsBefore: number;
  bytesBefore: number;
  /** Bytes of all scripts that load within 10 s after it. */
  scriptBytes: number;
  /** Tasks of more than 50 ms, with the longest event in each. */
  tasks: LongTask[];
}

interface LongTask {
  start: number;
  duration: number;
  name: string;
}

/** Time after the visitor's first key in which everything that loads is counted. */
const COUNTED_MS = 10_000;

/** Measures a first visit by a slow phone on a network: it reads, presses a key, and stays. Records a trace. */
export const visitByPhone = (browser: Browser, url: string, network: Network): Promise<PhoneVisit> =>
  onPage(browser, PHONE, async (page) => {
    await emulateNetwork(page, network);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    await page.addInitScript(observe);
    await page.addInitScript(observeMain);
    await page.addInitScript({ content: `window.__isHydrated = ${String(isHydrated)}` });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const before = await page.evaluate(readRequests);
    // What hydration adds is not the document any more.
    const [mainShown, intent] = await page.evaluate(() => [window.__visit.mainShown!, performance.now()]);
    await page.keyboard.press('Shift');
    const hydrated = await page.waitForFunction(() => window.__isHydrated() && performance.now());
    await page.waitForTimeout(COUNTED_MS);
    const tasks = longTasks(await browser.stopTracing());
    const after = await page.evaluate(readRequests);
    return {
      ...(await page.evaluate(() => window.__visit)),
      mainShown: mainShown!,
      firstPaint: await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      ),
      intentToHydrated: Number(await hydrated.jsonValue()) - intent,
      requestsBefore: before.length,
      bytesBefore: before.reduce((sum, { bytes }) => sum + bytes, 0),
      scriptBytes: after.reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0),
      tasks,
    };
  });

/** Runs in the page before its scripts. Notes the last frame in which the number of displayed parts of `main` has changed. */
function observeMain() {
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
function readRequests() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.map(({ name, encodedBodySize }) => ({
    bytes: encodedBodySize,
    isScript: name.endsWith('.js'),
  }));
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { url?: string; functionName?: string } };
}

/** Shortest task that keeps a visitor waiting, in milliseconds. */
const LONG_TASK_MS = 50;

/** The long tasks of the page's main thread in a trace of Chromium. */
export function longTasks(trace: Buffer): LongTask[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const navigation = events.find(({ name }) => name === 'navigationStart');
  if (!navigation) return [];
  const { pid, tid, ts: origin } = navigation;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  return own
    .filter(({ name, dur = 0 }) => name.endsWith('RunTask') && dur > LONG_TASK_MS * 1000)
    .map(({ ts, dur = 0 }) => {
      const inside = own.filter(
        (event) => !event.name.endsWith('RunTask') && event.ts >= ts && event.ts < ts + dur,
      );
      const [longest] = inside.toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
      const { url = '', functionName = '' } = longest?.args?.data ?? {};
      return {
        start: (ts - origin) / 1000,
        duration: dur / 1000,
        name: [longest?.name, functionName, url.replace(/^.*\//, '')].filter(Boolean).join(' '),
      };
    });
}

/** Delay of every response when waves are counted, in milliseconds: longer than a page's work between two waves. */
const RESPONSE_DELAY_MS = 300;

/** Counts waves of requests until a page is hydrated: including the document, and from the visitor's first input. */
export const countWaves = (browser: Browser, url: string) =>
  onPage(browser, PHONE, async (page) => {
    await delayRequests(page, '**/*', RESPONSE_DELAY_MS);
    const { document, scripts } = await visit(page, url);
    return { withDocument: waves([document, ...scripts]), fromIntent: waves(scripts) };
  });

/** Length of the longest chain of requests in which each starts after the previous one has ended. */
export function waves(requests: readonly Span[]): number {
  const depths: (Span & { depth: number })[] = [];
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = depths.filter((earlier) => earlier.end <= start).map(({ depth }) => depth);
    depths.push({ start, end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** A good connection. */
const BROADBAND = { megabits: 20, latency: 40 };

/** Milliseconds from a click on a link of a hydrated page to the frame with the next page's heading. The pointer is over the link before, which preloads the page. */
export const clickToPaint = (browser: Browser, url: string, to: string): Promise<number> =>
  onPage(browser, { viewport: VIEWPORTS[1] }, async (page) => {
    await emulateNetwork(page, BROADBAND);
    await page.goto(url);
    await startApplication(page);
    const link = page.locator(`footer a[href="${to}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(nextPaint);
    await link.click();
    return painted;
  });

/** Networks on which fonts arrive late. */
const FONT_NETWORKS = [
  { megabits: 4, latency: 100 },
  { megabits: 10, latency: 60 },
];

/** After the fonts have loaded, for what they move. */
const FONTS_SETTLE_MS = 300;

/** First visits on slow networks, at two widths: how many keep a fallback font in heading or text, and their layout shifts. */
export async function visitWithFonts(browser: Browser, url: string) {
  const shifts: number[] = [];
  let withFallback = 0;
  for (const network of FONT_NETWORKS) {
    for (const viewport of VIEWPORTS) {
      await onPage(browser, { viewport }, async (page) => {
        await recordShifts(page);
        await emulateNetwork(page, network);
        await page.goto(url);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(FONTS_SETTLE_MS);
        shifts.push(await shiftScore(page));
        if (!(await hasTypefaces(page))) withFallback += 1;
      });
    }
  }
  return { shifts, withFallback };
}

/** Measures on a page of a new context, with an empty cache. */
async function onPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const delayRequests = (page: Page, pattern: string, ms: number) =>
  page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** Time for work after load and after hydration, such as effects. */
const SETTLE_MS = 1000;

async function visit(page: Page, url: string): Promise<Visit> {
  // Without idle callbacks, the application waits for the visitor's intent.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.addInitScript(observe);
  await page.addInitScript({ content: `window.__isHydrated = ${String(isHydrated)}` });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const intent = await page.evaluate(() => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    return performance.now();
  });
  const hydrated = await page.waitForFunction(() => window.__isHydrated() && performance.now());
  await page.waitForTimeout(SETTLE_MS);
  return {
    ...(await page.evaluate(readVisit, intent)),
    intentToHydrated: Number(await hydrated.jsonValue()) - intent,
  };
}

/** Runs in the page before its scripts. */
function observe() {
  window.__visit = { largestPaint: 0, blocked: 0, shift: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      const { entryType, startTime, duration, value, hadRecentInput } = entry;
      if (entryType === 'largest-contentful-paint') window.__visit.largestPaint = startTime;
      if (entryType === 'longtask') window.__visit.blocked += Math.max(0, duration - 50);
      if (entryType === 'layout-shift' && !hadRecentInput) window.__visit.shift += value;
    }
  });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    __visit: Pick<Visit, 'largestPaint' | 'blocked' | 'shift'> & { mainShown?: number };
    __isHydrated(): boolean;
  }
}

/** Runs in the page. */
function readVisit(intent: number) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ startTime, responseEnd, encodedBodySize }) => ({
      start: startTime,
      end: responseEnd,
      bytes: encodedBodySize,
    }));
  return {
    ...window.__visit,
    document: { start: 0, end: navigation!.responseEnd },
    scripts,
    before: scripts.filter(({ start }) => start < intent).length,
  };
}

/** Runs in the page. */
const nextPaint = () =>
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
  });

/** Whether the heading and the first paragraph are shown in fonts of the site. */
async function hasTypefaces(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['main h1', 'main p']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    if (!fonts.length || fonts.some(({ isCustomFont }) => !isCustomFont)) return false;
  }
  return true;
}
