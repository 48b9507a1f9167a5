import { SiteError, type Verdict } from '@vantedge/release';
import * as v from 'valibot';
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
  const { name, servers, visits, intervalMs, sleep, onLook } = request;
  const look = async () => {
    const figures = await Promise.all(servers.map(readFigures));
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

const role = { release_role: v.string() };
const metric = <L extends v.ObjectEntries>(labels: L) =>
  v.object({ values: v.array(v.object({ labels: v.object(labels), value: v.number() })) });

/** The metrics that a canary is judged by, of all that a server has, by name. */
const judgedMetrics = v.pipe(
  v.array(v.looseObject({ name: v.string() })),
  v.transform((all): unknown => Object.fromEntries(all.map((metric) => [metric.name, metric]))),
  v.object({
    vantedge_canary_info: metric({ preview: v.string() }),
    vantedge_client_views_total: metric({ ...role, result: v.picklist(['ok', 'failed']) }),
    // Its sum and count have no limit.
    vantedge_client_lcp_seconds: metric({
      ...role,
      le: v.optional(v.union([v.number(), v.literal('+Inf')])),
    }),
  }),
);

/** Reads the metrics of a server from its admin port. */
async function readFigures(server: string): Promise<Figures> {
  try {
    const answer = await fetch(new URL('/metrics.json', server));
    const why = answer.status === 404 ? ', as an older server or another program' : '';
    if (!answer.ok) throw new Error(`it answered ${answer.status}${why}`);
    return figuresOf(v.parse(judgedMetrics, await answer.json()));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError(
      'METRICS_UNAVAILABLE',
      `The metrics of a server cannot be read: ${reason}. The canary is still running.`,
      {
        at: server,
        fix: 'server start --admin-port 9464, and --servers with its URL; or site canary --stop',
        cause,
      },
    );
  }
}

function figuresOf(metrics: v.InferOutput<typeof judgedMetrics>): Figures {
  const totals = (): Totals => ({ views: none(), lcp: new Map() });
  const [live, canary] = [totals(), totals()];
  const of = (role: string) => (role === 'live' ? live : role === 'canary' ? canary : undefined);
  for (const { labels, value } of metrics.vantedge_client_views_total.values) {
    const views = of(labels.release_role)?.views;
    if (!views) continue;
    views.views += value;
    if (labels.result === 'failed') views.bad += value;
  }
  for (const { labels, value } of metrics.vantedge_client_lcp_seconds.values) {
    const lcp = of(labels.release_role)?.lcp;
    if (!lcp || labels.le === undefined) continue;
    const limit = labels.le === '+Inf' ? Infinity : labels.le;
    lcp.set(limit, (lcp.get(limit) ?? 0) + value);
  }
  return { live, canary, preview: metrics.vantedge_canary_info.values[0]?.labels.preview };
}
