import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LeadResult } from '../leads/process-lead.ts';
import type { Vital } from '@vantedge/federation-contract';
import type { Observe, PreviewResult, ReleaseRole } from '../http/observation.ts';
import { LEAD_FIELDS, type LeadForm } from '@vantedge/leads';
import type { LeadStore } from '../leads/lead-store.ts';
import type { SignalObservation } from '../signals/signal-handlers.ts';
import type { SiteServer } from '../http/server.ts';

/** From a response out of memory to one that a slow client takes a minute to read. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Up to what a visitor leaves before: finer where most pages are, because `site canary --judge` takes its limit from them. */
const LCP_BUCKETS_S = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 4, 6, 10];
const INP_BUCKETS_S = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
const CLS_BUCKETS = [0.001, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const FORMS = Object.keys(LEAD_FIELDS) as LeadForm[];

const PREVIEW_RESULTS: PreviewResult[] = ['loaded', 'unknown', 'failed', 'evicted'];

/** Metrics of a server. */
export interface Metrics {
  /** Of the text. */
  contentType: string;
  /** Counts a request, a swap or a failure. */
  observe: Observe;
  /** Counts a form submission. */
  observeLead: (result: LeadResult) => void;
  /** Counts what a browser reports. */
  observeSignal: (observation: SignalObservation) => void;
  /** What browsers have reported of each section since this server loaded its release: one server's share of the visitors. */
  figures: () => Promise<{ since: Date; sections: SectionFigures[] }>;
  /** All metrics in Prometheus's text format; the state of the server is read at this moment. */
  text(server: MeasuredServer): Promise<string>;
  /** The same as JSON, for programs: `site canary --judge` reads it. */
  json(server: MeasuredServer): Promise<string>;
}

type MeasuredServer = Pick<SiteServer, 'status' | 'readAgeMs' | 'connections' | 'assetCache'>;

/** What browsers have reported of a section. Each vital is that of the 75th percentile: in seconds, CLS without unit. */
export interface SectionFigures {
  role: ReleaseRole;
  section: string;
  views: number;
  failed: number;
  /** Failures: a view can have several, also of a widget of this section. */
  errors: number;
  vitals: Partial<Record<Vital['name'], Percentile>>;
}

/** Creates the metrics of one server. `leads` is read for the age of the newest one. */
export function createMetrics({
  leads: store,
}: { leads?: Pick<LeadStore, 'list'> | undefined } = {}): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `vantedge_${name}_total`, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `vantedge_${name}`, help, labelNames, registers });

  const requests = counter(
    'http_requests',
    'Requests, by status, kind, and role and section of the release.',
    ['status', 'kind', 'release_role', 'section'],
  );
  const durations = new Histogram({
    name: 'vantedge_http_request_duration_seconds',
    help: 'Time from the request until its response is sent or its connection closed, by kind.',
    labelNames: ['kind'],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const refused = counter('http_connections_refused', 'Connections refused because all were busy.');
  const connections = gauge('http_connections', 'Open connections.');
  const release = gauge('release_info', 'The releases served: live and canary.', [
    'release_role',
    'release',
    'entry',
  ]);
  const canary = gauge('canary_info', 'The canary that a share of the visitors gets.', [
    'preview',
    'release',
    'percent',
  ]);
  const readAge = gauge('store_read_age_seconds', 'Time since the channel was last read.');
  const lost = counter('http_answers_lost', 'Responses that were cut while the server was closing.');
  const degraded = gauge('degraded', '1 if the complete newest entry is not served.');
  const swaps = counter('release_swaps', 'Releases loaded since the start, of the site and of previews.', [
    'kind',
  ]);
  const failures = counter(
    'release_swap_failures',
    'Entries that could not be loaded, or channel failures, of the site and of previews.',
    ['kind'],
  );
  for (const kind of ['live', 'preview']) [swaps, failures].forEach((count) => count.inc({ kind }, 0));
  const readErrors = counter('store_read_errors', 'Failed reads of the store, by error code.', ['code']);
  const previews = counter('previews', 'Looks for previews and those dropped from memory, by result.', [
    'result',
  ]);
  for (const result of PREVIEW_RESULTS) previews.inc({ result }, 0);
  const cacheBytes = gauge('asset_cache_bytes', 'Size of the assets in memory.');
  const assets = counter('asset_requests', 'Requests for assets, by whether they were in memory.', [
    'result',
  ]);
  const leads = counter('leads', 'Form submissions, by form and result.', ['form', 'result']);
  const leadAge = gauge('newest_lead_age_seconds', 'Time since the newest lead of a form was stored.', [
    'form',
  ]);
  const signals = counter('signals', 'What browsers reported, by result.', ['result']);
  const bySection = ['release_role', 'section'] as const;
  const views = counter('client_views', 'Views that browsers measured, by whether something failed.', [
    ...bySection,
    'result',
  ]);
  const errors = counter('client_errors', 'Failures in browsers, by kind.', [...bySection, 'kind']);
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `vantedge_client_${name}`, help, labelNames: bySection, buckets, registers });
  const vitals = {
    LCP: vital('lcp_seconds', 'Largest Contentful Paint.', LCP_BUCKETS_S),
    INP: vital('inp_seconds', 'Interaction to Next Paint.', INP_BUCKETS_S),
    CLS: vital('cls', 'Cumulative Layout Shift.', CLS_BUCKETS),
  };

  let since = new Date();
  let before: Samples = new Map();

  async function readLeadAges(now = Date.now()) {
    leadAge.reset();
    for (const form of FORMS) {
      // While the store is away, the metric is absent.
      const [newest] = (await store?.list({ form, limit: 1 }).catch(() => [])) ?? [];
      if (newest) leadAge.set({ form }, (now - Date.parse(newest.at)) / 1_000);
    }
  }

  async function readState(server: MeasuredServer) {
    const status = server.status();
    release.reset();
    release.set({ release_role: 'live', release: status.release, entry: status.entry }, 1);
    canary.reset();
    if (status.canary) {
      const { preview, release: id, percent } = status.canary;
      release.set({ release_role: 'canary', release: id, entry: status.entry }, 1);
      canary.set({ preview, release: id, percent }, 1);
    }
    readAge.set(server.readAgeMs() / 1_000);
    degraded.set(status.degraded ? 1 : 0);
    const { bytes, hits, misses } = server.assetCache();
    cacheBytes.set(bytes);
    assets.reset();
    assets.inc({ result: 'hit' }, hits);
    assets.inc({ result: 'miss' }, misses);
    connections.set(await server.connections());
    await readLeadAges();
  }

  const readSamples = () => samplesOf([views, errors, ...Object.values(vitals)]);

  async function restartFigures() {
    since = new Date();
    before = await readSamples();
  }

  return {
    contentType: registry.contentType,
    async figures() {
      return { since, sections: figuresIn(await readSamples(), before) };
    },
    observe(what) {
      switch (what.type) {
        case 'request':
          requests.inc({
            status: what.status,
            kind: what.kind,
            release_role: what.role ?? '',
            section: what.section ?? '',
          });
          durations.observe({ kind: what.kind }, what.durationMs / 1_000);
          break;
        case 'connection-refused':
          refused.inc();
          break;
        case 'swap':
          swaps.inc({ kind: what.of });
          if (what.of === 'live') void restartFigures();
          break;
        case 'swap-failed':
          failures.inc({ kind: what.of });
          break;
        case 'store-read-failed':
          readErrors.inc({ code: what.code });
          break;
        case 'preview':
          previews.inc({ result: what.result });
          break;
        case 'answers-lost':
          lost.inc(what.responses);
      }
    },
    observeLead: (result) => leads.inc({ form: result.post?.form ?? '', result: leadLabel(result) }),
    observeSignal(what) {
      if (what.type === 'signal') return signals.inc({ result: what.result });
      const labels = { release_role: what.role, section: what.section };
      if (what.type === 'view') views.inc({ ...labels, result: what.result });
      else if (what.type === 'failure') errors.inc({ ...labels, kind: what.kind });
      else vitals[what.name].observe(labels, what.name === 'CLS' ? what.value : what.value / 1_000);
    },
    async text(server) {
      await readState(server);
      return registry.metrics();
    },
    async json(server) {
      await readState(server);
      return JSON.stringify(await registry.getMetricsAsJSON());
    },
  };
}

/** `rejected` covers everything that the sender or a limit caused; `failed` is a failure of the store. */
function leadLabel({ status, post }: LeadResult): string {
  if (status === 503) return 'failed';
  if (status === 200) return 'repeated';
  if (status !== 201) return 'rejected';
  return post?.isHoneypotHit ? 'honeypot' : 'stored';
}

/** A quantile of a histogram; `isAbove` if it is beyond the last bucket, whose limit `value` then is. */
export interface Percentile {
  value: number;
  isAbove: boolean;
}

/** Values of counters and histograms, by name and labels. */
type Samples = Map<string, { name: string; labels: Record<string, unknown>; value: number }>;

async function samplesOf(metrics: readonly (Counter | Histogram)[]): Promise<Samples> {
  const read = await Promise.all(metrics.map(async (metric) => ({ metric: await metric.get() })));
  return new Map(
    read.flatMap(({ metric }) =>
      metric.values.map(({ labels, value, ...sample }) => {
        const { metricName: name = metric.name } = sample as { metricName?: string };
        return [JSON.stringify([name, labels]), { name, labels, value }] as const;
      }),
    ),
  );
}

/** The figures of each section and role that browsers have reported something of since the samples `before`. */
function figuresIn(samples: Samples, before: Samples): SectionFigures[] {
  const found = new Map<
    string,
    SectionFigures & { buckets: Record<string, [limit: number, count: number][]> }
  >();
  for (const [key, { name, labels, value }] of samples) {
    const count = value - (before.get(key)?.value ?? 0);
    const { release_role: role, section, result, le } = labels as Record<string, string>;
    const id = `${role} ${section}`;
    const figures = found.get(id) ?? {
      role: role as ReleaseRole,
      section: section!,
      views: 0,
      failed: 0,
      errors: 0,
      vitals: {},
      buckets: {},
    };
    found.set(id, figures);
    if (name === 'vantedge_client_views_total') {
      figures.views += count;
      if (result === 'failed') figures.failed += count;
    } else if (name === 'vantedge_client_errors_total') {
      figures.errors += count;
    } else if (le !== undefined) {
      (figures.buckets[name] ??= []).push([le === '+Inf' ? Infinity : Number(le), count]);
    }
  }
  const all = [...found.values()].map(({ buckets, ...figures }) => {
    const vitals = (['LCP', 'INP', 'CLS'] as const).flatMap((name) => {
      const counts = buckets[BUCKETS_OF[name]];
      const isMeasured = counts?.some(([, count]) => count > 0);
      return isMeasured ? [[name, percentile(counts!)] as const] : [];
    });
    return { ...figures, vitals: Object.fromEntries(vitals) };
  });
  return all.filter(({ views, errors, vitals }) => views || errors || Object.keys(vitals).length);
}

const BUCKETS_OF = {
  LCP: 'vantedge_client_lcp_seconds_bucket',
  INP: 'vantedge_client_inp_seconds_bucket',
  CLS: 'vantedge_client_cls_bucket',
};

/** The 75th percentile of cumulative buckets, between their limits as `histogram_quantile` of Prometheus has it. */
function percentile(buckets: [limit: number, count: number][]): Percentile {
  const sorted = buckets.toSorted(([one], [other]) => one - other);
  const rank = 0.75 * sorted.at(-1)![1];
  const index = sorted.findIndex(([, count]) => count >= rank);
  const [limit, count] = sorted[index]!;
  const [from, below] = sorted[index - 1] ?? [0, 0];
  if (limit === Infinity) return { value: from, isAbove: true };
  return { value: from + ((limit - from) * (rank - below)) / (count - below), isAbove: false };
}
