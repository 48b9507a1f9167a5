import { SiteError, type Verdict } from '@vantedge/release';
import { canaryEnded } from '../channels/canary.ts';
import { type Counts, SequentialTest } from './sequential-test.ts';

/** What the servers have counted of one release: views, those that failed, and how many had their LCP within each bucket's limit. */
interface Totals {
  views: Counts;
  lcp: Map<number, number>;
}

interface Figures {
  live: Totals;
  canary: Totals;
  /** Name of the preview whose canary is running. */
  preview: string | undefined;
}

interface Request {
  /** Name of the canary's preview. */
  name: string;
  /** Admin ports of all servers, such as `http://127.0.0.1:9464`. */
  servers: readonly string[];
  /** Views of the canary after which it is not worse. */
  visits: number;
  /** Time between two looks, in milliseconds. */
  intervalMs: number;
  /** Returns the metrics of a server. */
  read?: (url: string) => Promise<string>;
  sleep: (ms: number) => Promise<unknown>;
  /** Called with the number of canary views so far. */
  onLook?: (visits: number) => void;
}

/** Live views that the limit of the LCP is taken from. They are not judged. */
const MIN_LCP_VIEWS = 100;

/**
 * Compares the views of a canary with those of the live release until it is worse, or has had enough views. Two tests, each with its own
 * probability of a false stop: the share of views that fail, and the share whose LCP is later than three quarters of the live views had it
 * before the test began. Throws `CANARY_ENDED` if the canary ends meanwhile, and `METRICS_UNAVAILABLE`.
 */
export async function judgeCanary(request: Request): Promise<{ visits: number; verdict?: Verdict }> {
  const { name, servers, visits, intervalMs, read = readMetrics, sleep, onLook } = request;
  const look = async () => {
    const figures = await Promise.all(
      servers.map(async (server) => figuresIn(await read(new URL('/metrics', server).href))),
    );
    const running = figures.find(({ preview }) => preview !== name);
    if (running) throw canaryEnded(name, running.preview);
    return figures;
  };
  const failures = { test: new SequentialTest(), live: none(), canary: none() };
  const lcp = {
    test: new SequentialTest(),
    live: none(),
    canary: none(),
    limit: undefined as number | undefined,
  };
  let before = await startFigures(look, intervalMs, sleep);
  for (;;) {
    // Taken from views that are not judged.
    lcp.limit ??= upperQuartile(before.map(({ live }) => live.lcp));
    await sleep(intervalMs);
    const after = await look();
    const group = (of: (figures: Totals) => Counts, role: 'live' | 'canary') =>
      sum(after.map((figures, i) => difference(of(figures[role]), of(before[i]![role]))));
    for (const role of ['live', 'canary'] as const) {
      failures[role] = sum([failures[role], group(({ views }) => views, role)]);
    }
    const isFailing = failures.test.add(
      group(({ views }) => views, 'live'),
      group(({ views }) => views, 'canary'),
    );
    let isSlow = false;
    const { limit } = lcp;
    if (limit !== undefined) {
      const late = ({ lcp }: Totals) => {
        const views = lcp.get(Infinity) ?? 0;
        return { views, bad: views - (lcp.get(limit) ?? 0) };
      };
      for (const role of ['live', 'canary'] as const) lcp[role] = sum([lcp[role], group(late, role)]);
      isSlow = lcp.test.add(group(late, 'live'), group(late, 'canary'));
    }
    before = after;
    const seen = failures.canary.views;
    onLook?.(seen);
    const figures = ({ live, canary }: typeof failures) => ({ live, canary });
    if (isFailing) return { visits: seen, verdict: { metric: 'failures', ...figures(failures) } };
    if (isSlow) return { visits: seen, verdict: { metric: 'LCP', limit: limit!, ...figures(lcp) } };
    if (seen >= visits) return { visits: seen };
  }
}

/** The first figures. Servers see the log entry of a canary a moment after it was written. */
async function startFigures(look: () => Promise<Figures[]>, intervalMs: number, sleep: Request['sleep']) {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'CANARY_ENDED') throw error;
    await sleep(intervalMs);
    return look();
  }
}

const none = (): Counts => ({ views: 0, bad: 0 });

const sum = (all: readonly Counts[]): Counts =>
  all.reduce((total, { views, bad }) => ({ views: total.views + views, bad: total.bad + bad }), none());

/** A server that has started again counts from 0. */
const difference = (after: Counts, before: Counts): Counts =>
  after.views < before.views || after.bad < before.bad
    ? after
    : { views: after.views - before.views, bad: after.bad - before.bad };

/** The smallest limit of a bucket that three quarters of the views are within; undefined before there are enough. */
function upperQuartile(servers: readonly ReadonlyMap<number, number>[]): number | undefined {
  const within = (limit: number) => servers.reduce((total, lcp) => total + (lcp.get(limit) ?? 0), 0);
  const views = within(Infinity);
  if (views < MIN_LCP_VIEWS) return undefined;
  const limits = [...new Set(servers.flatMap((lcp) => [...lcp.keys()]))].sort((a, b) => a - b);
  const limit = limits.find((limit) => within(limit) >= 0.75 * views)!;
  return Number.isFinite(limit) ? limit : undefined;
}

/** A line of Prometheus's text format. */
const LINE = /^vantedge_(canary_info|client_views_total|client_lcp_seconds_bucket)\{(.*)\} (\S+)$/gm;

function figuresIn(text: string): Figures {
  const totals = (): Totals => ({ views: none(), lcp: new Map() });
  const figures: Figures = { live: totals(), canary: totals(), preview: undefined };
  for (const [, name, labels, number] of text.matchAll(LINE)) {
    const label = (key: string) => new RegExp(`(?:^|,)${key}="([^"]*)"`).exec(labels!)?.[1] ?? '';
    const value = Number(number);
    if (name === 'canary_info') figures.preview = label('preview');
    const role = label('release_role');
    if (role !== 'live' && role !== 'canary') continue;
    const { views, lcp } = figures[role];
    if (name === 'client_views_total') {
      views.views += value;
      if (label('result') === 'failed') views.bad += value;
    } else {
      const limit = label('le') === '+Inf' ? Infinity : Number(label('le'));
      lcp.set(limit, (lcp.get(limit) ?? 0) + value);
    }
  }
  return figures;
}

async function readMetrics(url: string): Promise<string> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.text();
    throw new Error(`it answered ${answer.status}`);
  } catch (cause) {
    throw new SiteError(
      'METRICS_UNAVAILABLE',
      `The metrics of a server cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. The canary is still running.`,
      {
        at: url,
        fix: 'server start --admin-port 9464, and --servers with its URL; or site canary --stop',
        cause,
      },
    );
  }
}
