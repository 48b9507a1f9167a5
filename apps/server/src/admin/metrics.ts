import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LeadResult } from '../leads/process-lead.ts';
import type { Observe, PreviewResult } from '../http/observation.ts';
import type { SiteServer } from '../http/server.ts';

/** From a response out of memory to one that a slow client takes a minute to read. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

const PREVIEW_RESULTS: PreviewResult[] = ['loaded', 'unknown', 'failed', 'evicted'];

/** Metrics of a server, in Prometheus's text format. */
export interface Metrics {
  contentType: string;
  /** Counts a request, a swap or a failure. */
  observe: Observe;
  /** Counts a form submission. */
  observeLead: (result: LeadResult) => void;
  /** All metrics; the state of the server is read at this moment. */
  text(server: Pick<SiteServer, 'status' | 'readAgeMs' | 'connections' | 'assetCache'>): Promise<string>;
}

/** Creates the metrics of one server. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `vantedge_${name}_total`, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `vantedge_${name}`, help, labelNames, registers });

  const requests = counter('http_requests', 'Requests, by status and kind.', ['status', 'kind']);
  const durations = new Histogram({
    name: 'vantedge_http_request_duration_seconds',
    help: 'Time from the request until its response is sent or its connection closed, by kind.',
    labelNames: ['kind'],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const refused = counter('http_connections_refused', 'Connections refused because all were busy.');
  const connections = gauge('http_connections', 'Open connections.');
  const release = gauge('release_info', 'The release served.', ['release', 'entry']);
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
  const leads = counter('leads', 'Form submissions, by result.', ['result']);

  return {
    contentType: registry.contentType,
    observe(what) {
      switch (what.type) {
        case 'request':
          requests.inc({ status: what.status, kind: what.kind });
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
    observeLead: (result) => leads.inc({ result: leadLabel(result) }),
    async text(server) {
      const status = server.status();
      release.reset();
      release.set({ release: status.release, entry: status.entry }, 1);
      canary.reset();
      if (status.canary) {
        const { preview, release, percent } = status.canary;
        canary.set({ preview, release, percent }, 1);
      }
      readAge.set(server.readAgeMs() / 1_000);
      degraded.set(status.degraded ? 1 : 0);
      const { bytes, hits, misses } = server.assetCache();
      cacheBytes.set(bytes);
      assets.reset();
      assets.inc({ result: 'hit' }, hits);
      assets.inc({ result: 'miss' }, misses);
      connections.set(await server.connections());
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
