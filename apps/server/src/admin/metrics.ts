import {
  DELIVERY_RESULTS,
  type DeliveryResult,
  type LeadResult,
  type LeadStore,
} from '@vantedge/lead-server';
import type { LiveRelease } from '@vantedge/release/live';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observe, ReleaseRole, RequestKind } from '../http/observation.ts';
import type { SiteServer } from '../http/server.ts';
import type { FailureKind } from '../signals/error-log.ts';
import type { SignalObservation, SignalResult } from '../signals/signal-handlers.ts';

/** From a response out of memory to one that a slow client takes a minute to read. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Up to what a visitor leaves before: finer where most pages are, because a canary is compared with the live release by them. */
const LCP_BUCKETS_S = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 4, 6, 10];
const INP_BUCKETS_S = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
const CLS_BUCKETS = [0.001, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

// Every value that a label can have. Alerts need each series from the start: `increase` sees nothing in one that begins at 2.
const LEAD_RESULTS = ['stored', 'repeated', 'honeypot', 'prefilled', 'rejected', 'failed'] as const;
const SIGNAL_RESULTS: SignalResult[] = ['counted', 'outdated', 'foreign', 'unsampled', 'invalid', 'limited'];
const FAILURE_KINDS: FailureKind[] = ['error', 'rejection', 'csp', 'load', 'section', 'widget', 'static'];
const FAILED_STATUSES = [500, 503];
/** Kinds of requests that are for a section, and those that are not. */
const SECTION_KINDS: RequestKind[] = ['page', 'prefetch', 'asset', 'not-found'];
const OTHER_KINDS: RequestKind[] = ['file', 'lead', 'signal', 'health', 'extra'];

/** Time between two looks for the newest lead, in milliseconds. */
const LEADS_INTERVAL_MS = 60_000;

/** Metrics of a server. */
export interface Metrics {
  /** Of the text. */
  contentType: string;
  /** Counts what the server did. */
  observe: Observe;
  /** Counts a form submission. `form` is a name of a release, never what a visitor wrote. */
  observeLead: (result: LeadResult, form: string | undefined) => void;
  /** Counts an attempt to deliver a lead. */
  observeDelivery: (target: string, result: DeliveryResult) => void;
  /** Notes whether leads past their retention period are kept, because the clock may be wrong. */
  observeRetention: (isSuspended: boolean) => void;
  /** Counts what a browser reports. */
  observeSignal: (observation: SignalObservation) => void;
  /** All metrics in Prometheus's text format; the state of the server is read at this moment. Waits for no store. */
  text(server: MeasuredServer): Promise<string>;
}

type MeasuredRelease = Pick<LiveRelease, 'versions' | 'forms'>;

interface MeasuredServer extends Pick<SiteServer, 'status' | 'readAgeMs'> {
  release(): MeasuredRelease & { canary?: { release: MeasuredRelease } };
}

interface MetricsOptions {
  /** A label of every metric: one Prometheus may scrape the servers of several sites. */
  channel: string;
  /** Read for the ages of the newest lead and of the oldest that is not delivered. */
  leads?: Pick<LeadStore, 'newest' | 'deliveries'> | undefined;
  /** Names of the targets that leads are delivered to. */
  targets?: readonly string[];
}

/** Creates the metrics of one server. */
export function createMetrics({ channel, leads: store, targets = [] }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  registry.setDefaultLabels({ channel });
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
  const degraded = gauge('degraded', '1 if the complete newest entry is not served.');
  const outdated = gauge('outdated', '1 if this server is too old to read the newest entry.');
  const swaps = counter('release_swaps', 'Releases of the site loaded since the start.');
  const loaded = gauge('release_loaded_timestamp_seconds', 'When the release was loaded that is served.');
  const readErrors = counter(
    'store_read_errors',
    'Failed reads of the store. The log names their error codes.',
  );
  const retention = gauge('leads_retention_suspended', 'Whether leads past their retention period are kept.');
  retention.set(0);
  const unhandled = counter('unhandled_errors', 'Rejected promises that no code has handled.');
  const leads = counter('leads', 'Form submissions, by form and result.', ['form', 'result']);
  const startLeads = (form: string) => LEAD_RESULTS.forEach((result) => leads.inc({ form, result }, 0));
  // Of forms that no release has.
  leads.inc({ form: '', result: 'rejected' }, 0);
  const leadAge = gauge('newest_lead_age_seconds', 'Time since the newest lead of a form was stored.', [
    'form',
  ]);
  const deliveries = counter('lead_deliveries', 'Attempts to deliver a lead, by target and result.', [
    'target',
    'result',
  ]);
  for (const result of DELIVERY_RESULTS) for (const target of targets) deliveries.inc({ target, result }, 0);
  const undeliveredAge = gauge(
    'oldest_undelivered_lead_age_seconds',
    'Time since the oldest lead was stored that a target has not got.',
    ['target'],
  );
  const signals = counter('signals', 'What browsers reported, by result.', ['result']);
  for (const result of SIGNAL_RESULTS) signals.inc({ result }, 0);
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

  /** Series of vitals that have begun. */
  const measured = new Set<string>();

  /** What browsers report is about the release that they have got: it starts again with each. Prometheus knows counters that do. */
  function startFigures() {
    loaded.set(Date.now() / 1_000);
    for (const metric of [views, errors, ...Object.values(vitals)]) metric.reset();
    measured.clear();
  }
  startFigures();

  /** Begins the series of a release's sections. */
  function startSeries(role: ReleaseRole, { versions, forms }: MeasuredRelease) {
    const sections = Object.keys(versions);
    for (const form of forms.keys()) startLeads(form);
    for (const status of FAILED_STATUSES) {
      const of = (kind: RequestKind, section: string) =>
        requests.inc({ status, kind, release_role: role, section }, 0);
      for (const kind of SECTION_KINDS) for (const section of sections) of(kind, section);
      for (const kind of OTHER_KINDS) of(kind, '');
    }
    for (const section of sections) {
      const labels = { release_role: role, section };
      for (const result of ['ok', 'failed']) views.inc({ ...labels, result }, 0);
      for (const kind of FAILURE_KINDS) errors.inc({ ...labels, kind }, 0);
      for (const [name, vital] of Object.entries(vitals)) startVital(name, vital, labels);
    }
  }

  function startVital(name: string, vital: Histogram, labels: { release_role: string; section: string }) {
    const id = JSON.stringify([name, labels]);
    // A second time, it would lose what it has counted.
    if (!measured.has(id)) vital.zero(labels);
    measured.add(id);
  }

  /** When the oldest undelivered leads were stored; `undefined` while the store is away. */
  let undelivered: ReadonlyMap<string, number> | undefined;

  /** Times of the newest leads. A scrape never waits for their store: while that hangs, so would all alerts of this server. */
  let newestLeads: ReadonlyMap<string, Date> | undefined;

  async function readNewestLeads() {
    // While the store is away, the metric is absent.
    newestLeads = await store?.newest().catch(() => undefined);
    const waiting = await store?.deliveries.waiting().catch(() => undefined);
    undelivered = waiting && new Map(waiting.map(({ target, since }) => [target, since.getTime()]));
  }

  function followLeads() {
    const again = () => setTimeout(followLeads, LEADS_INTERVAL_MS).unref();
    readNewestLeads().then(again, again);
  }
  if (store) followLeads();

  function readState(server: MeasuredServer) {
    const status = server.status();
    release.reset();
    release.set({ release_role: 'live', release: status.release, entry: status.entry }, 1);
    canary.reset();
    const live = server.release();
    startSeries('live', live);
    if (live.canary) startSeries('canary', live.canary.release);
    if (status.canary) {
      const { preview, release: id, percent } = status.canary;
      release.set({ release_role: 'canary', release: id, entry: status.entry }, 1);
      canary.set({ preview, release: id, percent }, 1);
    }
    readAge.set(server.readAgeMs() / 1_000);
    degraded.set(status.degraded ? 1 : 0);
    outdated.set(status.degraded?.problem.code === 'TOOL_OUTDATED' ? 1 : 0);
    leadAge.reset();
    undeliveredAge.reset();
    for (const target of undelivered ? targets : []) {
      const at = undelivered!.get(target) ?? Date.now();
      undeliveredAge.set({ target }, (Date.now() - at) / 1_000);
    }
    for (const [form, at] of newestLeads ?? []) leadAge.set({ form }, (Date.now() - at.getTime()) / 1_000);
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
          swaps.inc();
          startFigures();
          break;
        case 'store-read-failed':
          readErrors.inc();
          break;
        case 'unhandled-error':
          unhandled.inc();
      }
    },
    observeLead: (result, form = '') => leads.inc({ form, result: leadLabel(result) }),
    observeDelivery: (target, result) => deliveries.inc({ target, result }),
    observeRetention: (isSuspended) => retention.set(Number(isSuspended)),
    observeSignal(what) {
      if (what.type === 'signal') return signals.inc({ result: what.result });
      const labels = { release_role: what.role, section: what.section };
      if (what.type === 'view') views.inc({ ...labels, result: what.result });
      else if (what.type === 'failure') errors.inc({ ...labels, kind: what.kind });
      else {
        startVital(what.name, vitals[what.name], labels);
        vitals[what.name].observe(labels, what.name === 'CLS' ? what.value : what.value / 1_000);
      }
    },
    text(server) {
      readState(server);
      return registry.metrics();
    },
  };
}

/** `rejected` covers everything that the sender or a limit caused; `failed` is a failure of the store. */
function leadLabel({ status, post }: LeadResult): (typeof LEAD_RESULTS)[number] {
  if (status === 503) return 'failed';
  if (status === 200) return post?.isPrefill ? 'prefilled' : 'repeated';
  if (status !== 201) return 'rejected';
  return post?.isHoneypotHit ? 'honeypot' : 'stored';
}
