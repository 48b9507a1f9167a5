import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import getPort from 'get-port';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices';

/** Lighthouse's result for one visit. */
export interface AuditResult {
  /** Scores from 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Weighted audits with a score below 1, with the first elements or URLs that they name. */
  failedAudits: string[];
  /** First and largest contentful paint and total blocking time in milliseconds, layout shift without a unit. */
  timings: { firstPaint: number; largestPaint: number; blocked: number; shift: number };
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

/** Audits a page with Lighthouse's mobile preset in a browser with a DevTools port: a first visit with an empty cache. */
export async function auditPage(
  url: string,
  port: number,
  categories: readonly Category[],
): Promise<AuditResult> {
  const { lhr } = await recordVisit(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    formFactor: 'mobile',
    // Other methods raise each wait to five seconds. Only scores of performance are simulated.
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    ...(categories.includes('performance') ? {} : NO_QUIET_WAIT),
  });
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const scored = categories.map((name) => [name, lhr.categories[name]!] as const);
  return {
    scores: Object.fromEntries(scored.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    failedAudits: scored
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 1)
      .map(({ id }) => describe(lhr.audits[id]!)),
    timings: {
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
    },
  };
}

/** Repeats a visit up to twice, because a busy machine may lose its trace. */
async function recordVisit(url: string, flags: Flags): Promise<RunnerResult> {
  for (let visit = 1; ; visit += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result;
    if (visit === 3) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

function describe({ id, details }: { id: string; details?: object }): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const named = items.slice(0, 3) as { node?: { selector?: string }; url?: string }[];
  return [id, ...named.map(({ node, url }) => node?.selector ?? url)].filter(Boolean).join(' ');
}
