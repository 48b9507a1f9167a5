import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LeadResult } from '../leads/process-lead.ts';
import type { Observe, PreviewResult } from '../http/observation.ts';
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

/** Metrics of a server, in Prometheus's text format. */
export interface Metrics {
  contentType: string;
  /** Counts a request, a swap or a failure. */
  observe: Observe;
  /** Counts a form submission. */
  observeLead: (result: LeadResult) => void;
  /** Counts what a browser reports. */
  observeSignal: (observation: SignalObservation) => void;
  /** All metrics; the state of the server is read at this moment. */
  text(server: Pick<SiteServer, 'status' | 'readAgeMs' | 'connections' | 'assetCache'>): Promise<string>;
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

  async function readLeadAges(now = Date.now()) {
    leadAge.reset();
    for (const form of FORMS) {
      // While the store is away, the metric is absent.
      const [newest] = (await store?.list({ form, limit: 1 }).catch(() => [])) ?? [];
      if (newest) leadAge.set({ form }, (now - Date.parse(newest.at)) / 1_000);
    }
  }

  return {
    contentType: registry.contentType,
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
      return registry.metrics();
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
