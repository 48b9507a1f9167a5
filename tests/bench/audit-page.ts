import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import getPort from 'get-port';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Lighthouse's result for one visit. */
export interface AuditResult {
  /** Scores from 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Descriptions of weighted audits with a score below 1. */
  failedAudits: { id: string; category: Category; text: string }[];
  /** First and largest contentful paint and total blocking time in milliseconds, layout shift without a unit. */
  timings: { firstPaint: number; largestPaint: number; blocked: number; shift: number };
  /** The largest contentful element, as a selector; the empty string if Lighthouse names none. */
  largestElement: string;
  /** Lighthouse's benchmark index: the speed of the machine during the visit. */
  machine: number;
}

export interface AuditOptions {
  /** DevTools port of the browser. */
  port: number;
  categories: readonly Category[];
  /** Whether to simulate a slow phone and network; only performance needs it. */
  slow: boolean;
}

/** Does not wait for an idle CPU, which a page with an animation never has. */
const NO_QUIET_WAIT = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
};

/** Starts Chromium with a DevTools port, through which Lighthouse drives it. */
export async function startAuditBrowser() {
  const port = await getPort();
  const args = [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  return { port, close: () => browser.close() };
}

/** Audits a page with Lighthouse's mobile preset: a first visit with an empty cache. */
export async function auditPage(url: string, { port, categories, slow }: AuditOptions): Promise<AuditResult> {
  const { lhr } = await recordVisit(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    formFactor: 'mobile',
    // Other methods raise each wait to five seconds. Only scores of performance are simulated.
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    ...(slow ? {} : NO_QUIET_WAIT),
  });
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const scored = categories.map((name) => [name, lhr.categories[name]!] as const);
  return {
    scores: Object.fromEntries(scored.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    failedAudits: scored.flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 1)
        .map(({ id }) => ({ id, category, text: describe(lhr.audits[id]!) })),
    ),
    timings: {
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
    },
    largestElement: largestElement(lhr.audits['lcp-breakdown-insight']?.details),
    machine: lhr.environment.benchmarkIndex,
  };
}

const largestElement = (details: object | undefined) =>
  String(itemsOf(details).find(({ type }) => type === 'node')?.['selector'] ?? '');

const itemsOf = (details: object | undefined) =>
  (details && 'items' in details ? details.items : []) as readonly Record<string, unknown>[];

/** Repeats a visit up to twice, because a busy machine may lose its trace. */
async function recordVisit(url: string, flags: Flags): Promise<RunnerResult> {
  for (let visit = 1; ; visit += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result;
    if (visit === 3) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

interface Audit {
  id: string;
  title: string;
  displayValue?: string;
  details?: object;
}

/** The title of an audit and the first elements or URLs that it names. */
function describe({ id, title, displayValue, details }: Audit): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const locations = items.slice(0, 3).map((item: { node?: { selector?: string }; url?: string }) => {
    return item.node?.selector ?? item.url ?? '';
  });
  return [`${id}: ${title}`, displayValue, ...locations].filter(Boolean).join(' · ');
}
