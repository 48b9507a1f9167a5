import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { HYDRATED_MARK, SHELL } from '@vantedge/federation-contract';
import { type BrowserProblem, NOT_FOUND } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import * as v from 'valibot';

/** A problem that a visit has seen. */
export interface VisitProblem extends Pick<BrowserProblem, 'kind' | 'message'> {
  /** Section or widget; undefined: that of the stack, or the page's. */
  part?: string | undefined;
  /** Part of the page. */
  place?: string | undefined;
  /** Stack with positions in scripts of the release. */
  stack?: string | undefined;
}

/** What `in-page.js` reports. It runs beside the code of a section, which may change what it says. */
const reported = v.object({
  kind: v.picklist(['console output', 'error', 'foreign request', 'hydration', 'interruption', 'storage']),
  message: v.string(),
  part: v.optional(v.string()),
  place: v.optional(v.string()),
  stack: v.optional(v.string()),
  served: v.optional(v.string()),
  rendered: v.optional(v.string()),
  url: v.optional(v.string()),
});

export interface Visit {
  browser: Browser;
  /** URL of the server, which only serves the release. */
  server: string;
  path: string;
  /** Section that owns the page. */
  owner: string;
  /** Origins of third parties that the settings list. The visit answers them itself. */
  listed?: readonly string[];
  /** Time after which the visit is given up, in milliseconds. */
  deadlineMs?: number;
}

/** A page that does not answer within the deadline, or reports without end. The visit may succeed in another browser. */
export class VisitTimeout extends Error {
  override readonly name = 'VisitTimeout';
}

/** A visit takes 2 s, and six times that on a loaded machine. */
const DEADLINE_MS = 60_000;

/** Wide screens in dark, phones in light: all texts are seen in both. */
const SCREENS = [
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;

/** No profile, and no animations, which would be measured on their way. */
const PROFILE: BrowserContextOptions = {
  viewport: SCREENS[0],
  colorScheme: SCREENS[0].colorScheme,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  acceptDownloads: false,
};

/** For this long, a page may take to start its application, in milliseconds. Shorter than a visit, so that it is said. */
const START_MS = 40_000;

/** For this long, its live parts and widgets may take to load, and the page after it, in milliseconds. */
const SETTLE_MS = 15_000;

/** Time in which a page that leaves is at another one. */
const LEAVES_MS = 2_000;

/** For this long, what is wider than a new screen may take to follow it, in milliseconds. */
const FOLLOW_MS = 2_000;

/** Messages during a visit after which a page renders endlessly. One that is still sends few. */
const MAX_MESSAGES = 400;

/** Reports of a visit after which it ends. */
const MAX_PROBLEMS = 1_000;

/** CPU time of a task during which a page answers no one, in milliseconds. */
const LONG_TASK_MS = 200;

/** What axe looks at: contrast, and what depends on the elements around. */
const RULES = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'empty-heading',
  'heading-order',
  'label',
  'link-name',
  'listitem',
  'nested-interactive',
  'tabindex',
  'target-size',
  'td-headers-attr',
];

/**
 * Opens a page in a browser without a profile, starts its application, scrolls through it on two screens, and returns what is wrong. Throws
 * `VisitTimeout` when it takes too long: the page or the browser may be stuck. Throws `BROWSER_ENDED` if the browser has.
 */
export async function visitPage({
  browser,
  server,
  path: pagePath,
  owner,
  listed = [],
  deadlineMs = DEADLINE_MS,
}: Visit): Promise<VisitProblem[]> {
  const seen = new PageProblemList();
  const deadline = AbortSignal.timeout(deadlineMs);
  let context: BrowserContext | undefined;
  try {
    context = await orAborted(browser.newContext(PROFILE), deadline);
    await orAborted(visit(context, { server, path: pagePath, owner, listed, seen }), deadline, seen.signal);
  } catch (error) {
    if (deadline.aborted) throw new VisitTimeout(`The visit did not end within ${deadlineMs / 1_000} s`);
    if (!browser.isConnected()) {
      const message = 'Chromium ended during the check: it was killed, or has crashed.';
      throw new SiteError('BROWSER_ENDED', message, { at: pagePath, cause: error });
    }
    // A page that leaves itself, closes or reports too much.
    seen.add({ kind: 'error', message: `The visit ended early: ${String(error).split('\n')[0]}` });
  } finally {
    // Not awaited: a page that loops keeps its context open until its browser ends.
    context?.close().catch(() => undefined);
  }
  return seen.distinct();
}

/** What a promise resolves to, unless a signal comes first: then rejects with its reason. */
function orAborted<T>(work: Promise<T>, ...signals: AbortSignal[]): Promise<T> {
  const aborted = signals.map(
    (signal) =>
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason as Error);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      }),
  );
  return Promise.race([work, ...aborted]);
}

/** Collects what a visit sees, up to a limit: then its signal aborts. */
class PageProblemList {
  private readonly all: VisitProblem[] = [];
  private readonly limit = new AbortController();
  readonly signal = this.limit.signal;

  add(...problems: readonly VisitProblem[]): void {
    if (this.all.length > MAX_PROBLEMS) return;
    this.all.push(...problems);
    if (this.all.length >= MAX_PROBLEMS)
      this.limit.abort(new Error(`it reported ${MAX_PROBLEMS} problems, and may have more`));
  }

  has(message: string): boolean {
    return this.all.some((problem) => problem.message === message);
  }

  /** React reports what a boundary has caught, and then the boundary does: each once. */
  distinct(): VisitProblem[] {
    const errors = new Set(this.all.flatMap(({ kind, message }) => (kind === 'error' ? message : [])));
    const isAgain = ({ kind, message }: VisitProblem) =>
      kind === 'error' && [...errors].some((other) => other !== message && message.includes(other));
    return this.all.filter((problem) => !isAgain(problem));
  }
}

interface VisitRequest extends Required<Pick<Visit, 'server' | 'path' | 'owner' | 'listed'>> {
  seen: PageProblemList;
}

async function visit(context: BrowserContext, given: VisitRequest) {
  const { server, path: pagePath, listed, seen } = given;
  await watch(context, { server, seen, listed, isMissing: pagePath === NOT_FOUND });
  const page = await context.newPage();
  page.on('pageerror', ({ message, stack }) => seen.add({ kind: 'error', message, stack }));
  page.on('dialog', (dialog) => {
    seen.add({ kind: 'interruption', message: `shows a dialog: ${dialog.message()}` });
    dialog.dismiss().catch(() => undefined);
  });
  page.on('crash', () => seen.add({ kind: 'error', message: 'The page crashed' }));
  try {
    await look(page, given);
  } catch (error) {
    // A page that leaves ends what is asked of it before it says where it goes.
    const leaves = ({ pathname }: URL) => pathname !== new URL(server + pagePath).pathname;
    await page.waitForURL(leaves, { timeout: LEAVES_MS, waitUntil: 'commit' }).catch(() => undefined);
    throw error;
  }
}

/** Reports what the pages of a context tell and request, and says so before the browser would refuse a request. */
async function watch(
  context: BrowserContext,
  {
    server,
    seen,
    listed,
    isMissing,
  }: Pick<VisitRequest, 'server' | 'seen' | 'listed'> & { isMissing: boolean },
) {
  await context.exposeBinding('vantedgeFound', (_, given: unknown) => {
    const { success, output } = v.safeParse(reported, given);
    if (success) seen.add(problemOf(output));
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  const { origin, host } = new URL(server);
  const foreign = (url: string) => seen.add({ kind: 'foreign request', message: `requests ${url}` });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      if (listed.includes(new URL(route.request().url()).origin)) return route.fulfill({ status: 204 });
      foreign(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  await context.routeWebSocket(
    (url) => url.host !== host,
    (socket) => {
      foreign(socket.url());
      return socket.close();
    },
  );
  context.on('response', (response) => {
    const [url, status] = [new URL(response.url()), response.status()];
    if (url.origin !== origin || status < 400) return;
    if (isMissing && response.request().resourceType() === 'document') return;
    seen.add({ kind: 'not loaded', message: `${url.pathname} answers ${status}` });
  });
}

function problemOf({
  kind,
  message,
  stack,
  part,
  place,
  ...more
}: v.InferOutput<typeof reported>): VisitProblem {
  const { served, rendered, url } = more;
  if (kind === 'foreign request' && url) return { kind, message: `requests ${url}`, stack };
  if (kind !== 'hydration') return { kind, message, stack };
  const change =
    served === undefined
      ? `React discarded what the server rendered: ${message}`
      : `the server rendered ${served}, React renders ${rendered}`;
  // The stack is React's.
  return { kind, message: change, part, place };
}

async function look(page: Page, { server, path: pagePath, owner, seen }: VisitRequest) {
  const inPage = pageScript(page);
  const add = (kind: VisitProblem['kind'], found: Omit<VisitProblem, 'kind'>[]) =>
    seen.add(...found.map((problem) => ({ ...problem, kind })));
  await page.goto(server + pagePath, { waitUntil: 'load' });
  const leaves = (frame: Frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === new URL(server + pagePath).pathname) return;
    seen.add({
      kind: 'error',
      message: `goes to ${pathname} by itself: redirect in the settings, or link to it`,
    });
  };
  page.on('framenavigated', leaves);
  const cpuReadings = await watchCpu(page);
  await inPage.ask('showIntent');
  if (!(await inPage.until(START_MS, 'isMarked', HYDRATED_MARK))) {
    seen.add({ kind: 'not loaded', message: 'The application does not start' });
    return;
  }
  await inPage.ask('showAll');
  await inPage.until(SETTLE_MS, 'isComplete');
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
  add('long task', longTasks(await inPage.ask('longTasks'), await cpuReadings()));
  add('motion', await inPage.ask('motion'));
  add('interruption', await inPage.ask('blocked'));
  add('accessibility', await inPage.ask('unreadable'));
  const before = await inPage.ask<number>('messages');
  await page.evaluate(axe.source);
  for (const { width, height, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await inPage.ask('settle');
    // Again, because what scripts draw follows a new width later.
    if ((await inPage.ask<unknown[]>('overflow')).length) await sleep(FOLLOW_MS);
    add('overflow', await inPage.ask('overflow'));
    add('accessibility', await accessibilityProblems(page, inPage));
  }
  add('without effect', await inPage.ask('withoutEffect'));
  add('global replaced', await inPage.ask('replaced'));
  const messages = (await inPage.ask<number>('messages')) - before;
  if (messages > MAX_MESSAGES) {
    const message = `React rendered ${messages} times, because an effect sets state that triggers it again`;
    seen.add({ kind: 'render loop', message });
    return;
  }
  page.off('framenavigated', leaves);
  add('timer left running', await leftRunning(inPage, { path: pagePath, owner }));
  const stored = await inPage.ask<string[]>('stored');
  add(
    'storage',
    stored.filter((message) => !seen.has(message)).map((message) => ({ message })),
  );
}

/** The time since the page was opened, and the CPU time of its main thread since, in milliseconds. */
type CpuReading = readonly [time: number, cpu: number];

/** Time between two readings of the CPU time, in milliseconds. */
const CPU_INTERVAL_MS = 20;

/** Reads the CPU time of the main thread of a page again and again, also while a task runs; returns a function that stops, and resolves to all readings. */
async function watchCpu(page: Page): Promise<() => Promise<CpuReading[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readings: CpuReading[] = [];
  const stop = new AbortController();
  const watching = (async () => {
    for (; !stop.signal.aborted; await sleep(CPU_INTERVAL_MS)) {
      const { metrics } = await session.send('Performance.getMetrics');
      const ms = (metric: string) => metrics.find(({ name }) => name === metric)!.value * 1_000;
      readings.push([ms('Timestamp') - ms('NavigationStart'), ms('ThreadTime')]);
    }
  })().catch(() => undefined);
  return async () => {
    stop.abort();
    await watching;
    return readings;
  };
}

/**
 * The longest task, if it takes too long. The browser measures tasks by the clock on the wall, which goes on while a loaded machine runs
 * other programs: what counts is the CPU time between the start and the end of a task.
 */
function longTasks(
  tasks: readonly { start: number; end: number }[],
  readings: readonly CpuReading[],
): Omit<VisitProblem, 'kind'>[] {
  const cpuAt = (time: number) => {
    const i = readings.findIndex(([at]) => at >= time);
    if (i <= 0) return readings.at(i)?.[1] ?? 0;
    const [[from, before], [to, after]] = [readings[i - 1]!, readings[i]!];
    return before + ((after - before) * (time - from)) / (to - from);
  };
  const longest = Math.max(
    0,
    ...tasks.map(({ start, end }) => Math.min(end - start, cpuAt(end) - cpuAt(start))),
  );
  if (longest <= LONG_TASK_MS) return [];
  const message = `A task takes ${Math.round(longest / 100) / 10} s, in which the page does not answer: split it, or do it in the build`;
  return [{ message }];
}

async function accessibilityProblems(page: Page, inPage: PageScript): Promise<Omit<VisitProblem, 'kind'>[]> {
  const options: axe.RunOptions = { runOnly: RULES, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((given) => {
    return (globalThis as unknown as { axe: typeof axe }).axe.run(given);
  }, options);
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => ({ id, help, node })));
  return Promise.all(
    found.map(async ({ id, help, node: { any, html, target } }) => {
      const place = await inPage.ask<Pick<VisitProblem, 'part' | 'place'>>('place', target.join(' '));
      const data = any[0]?.data as Contrast | null | undefined;
      const figures =
        id === 'color-contrast' && data
          ? `${data.fgColor} on ${data.bgColor} has a contrast of ${data.contrastRatio} instead of ${data.expectedContrastRatio}`
          : help;
      return { message: `${html.slice(0, 120)}: ${figures}`, ...place };
    }),
  );
}

/** What axe measures of a text. */
interface Contrast {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** Intervals and listeners of the page's section that are still there on another page. The shell's may: its header stays. */
async function leftRunning(
  inPage: PageScript,
  { path: pagePath, owner }: Pick<Visit, 'path' | 'owner'>,
): Promise<Omit<VisitProblem, 'kind'>[]> {
  if (owner === SHELL || pagePath === '/') return [];
  const own = async () => {
    const running = await inPage.ask<{ name: string; stack: string }[]>('running');
    return running.filter(({ stack }) => stack.includes(`/assets/${owner}/`));
  };
  if (!(await own()).length) return [];
  await inPage.ask('leave', '/');
  await inPage.until(SETTLE_MS, 'isIn', SHELL);
  return (await own()).map(({ name, stack }) => ({
    message: `${name} goes on after the visitor has left the page: end it in the cleanup of its effect`,
    stack,
  }));
}

/** The script in the page. */
interface PageScript {
  ask<T>(method: string, ...given: string[]): Promise<T>;
  /** Waits until a method answers true; returns false if it does not in that time, in milliseconds. */
  until(timeout: number, method: string, ...given: string[]): Promise<boolean>;
}

interface InPage {
  vantedgeCheck: Record<string, (...given: string[]) => unknown>;
}

/** Calls methods of `in-page.js`. */
const pageScript = (page: Page): PageScript => ({
  ask: (method, ...given) =>
    page.evaluate(
      ([name, rest]) => (globalThis as unknown as InPage).vantedgeCheck[name]!(...rest) as never,
      [method, given] as const,
    ),
  until: (timeout, method, ...given) =>
    page
      .waitForFunction(
        ([name, rest]) => (globalThis as unknown as InPage).vantedgeCheck[name]!(...rest),
        [method, given] as const,
        // Not with each frame: there may be none.
        { timeout, polling: 100 },
      )
      .then(
        () => true,
        () => false,
      ),
});
