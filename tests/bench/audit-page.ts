import lighthouse, { type Flags } from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse says of one visit. */
export interface AuditResult {
  /** 0 to 100, as it prints them. */
  scores: Partial<Record<Category, number>>;
  /** Audits that count and are not met in full, in words. */
  failedAudits: { id: string; category: Category; text: string }[];
  /** First and largest contentful paint and blocked time in milliseconds, shift without a unit. */
  timings: { firstPaint: number; largestPaint: number; blocked: number; shift: number };
  /** Speed of the machine during the visit, by Lighthouse's own measure. */
  machine: number;
}

interface Options {
  /** Where the browser takes DevTools' commands. */
  port: number;
  categories: readonly Category[];
  /** Whether the slow phone and its line are simulated; what is not performance needs neither. */
  slow: boolean;
}

/** Waits for no quiet processor: a page on which something moves never has one. */
const NO_QUIET_WAIT = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
};

/** Audits a page as Lighthouse does for phones: a fresh visit, nothing cached. */
export async function auditPage(url: string, { port, categories, slow }: Options): Promise<AuditResult> {
  const lhr = await recordVisit(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: slow ? 'simulate' : 'provided',
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
    machine: lhr.environment.benchmarkIndex,
  };
}

/** A busy machine may lose the record of a visit: it is then made again, twice at most. */
async function recordVisit(url: string, flags: Flags) {
  for (let visit = 1; ; visit += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (visit === 3) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

interface Audit {
  id: string;
  title: string;
  displayValue?: string;
  details?: object;
}

/** The audit's own words, and the first places that it names. */
function describe({ id, title, displayValue, details }: Audit): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const places = items.slice(0, 3).map((item: { node?: { selector?: string }; url?: string }) => {
    return item.node?.selector ?? item.url ?? '';
  });
  return [`${id}: ${title}`, displayValue, ...places].filter(Boolean).join(' · ');
}
