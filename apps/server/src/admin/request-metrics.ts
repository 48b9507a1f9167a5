import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observation, RequestKind } from '../http/observation.ts';

type ObservedRequest = Extract<Observation, { type: 'request' }>;

/** From a response out of memory to one that a slow client takes a minute to read. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

const DURATIONS = {
  name: 'vantedge_http_request_duration_seconds',
  help: 'Time from the request until its response is sent or its connection closed, by kind.',
};

/** The requests of one kind. */
interface Counts {
  byStatus: Map<number, number>;
  /** Requests by the first bucket that their duration fits into; the last number counts those that fit into none. */
  byDuration: number[];
  totalMs: number;
}

/**
 * Adds the metrics of requests to a registry and returns a function that counts a request. It only adds numbers: prom-client
 * would hash the labels on every count, which is a noticeable share of the time that a request takes.
 */
export function requestMetrics(registry: Registry): (request: ObservedRequest) => void {
  const kinds = new Map<RequestKind, Counts>();
  const requests = new Counter({
    name: 'vantedge_http_requests_total',
    help: 'Requests, by status and kind.',
    labelNames: ['status', 'kind'],
    registers: [],
    collect() {
      this.reset();
      for (const [kind, { byStatus }] of kinds)
        for (const [status, count] of byStatus) this.inc({ status, kind }, count);
    },
  });
  registry.registerMetric(requests);
  registry.registerMetric(new DurationHistogram(kinds));
  return ({ kind, status, durationMs }) => {
    let counts = kinds.get(kind);
    if (!counts) kinds.set(kind, (counts = newCounts()));
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    counts.byDuration[bucketOf(durationMs / 1_000)]! += 1;
    counts.totalMs += durationMs;
  };
}

const newCounts = (): Counts => ({
  byStatus: new Map(),
  byDuration: [...DURATION_BUCKETS_S, Infinity].map(() => 0),
  totalMs: 0,
});

function bucketOf(seconds: number): number {
  let bucket = 0;
  while (bucket < DURATION_BUCKETS_S.length && seconds > DURATION_BUCKETS_S[bucket]!) bucket += 1;
  return bucket;
}

/** A histogram of counts that are kept elsewhere. prom-client's own can only count one value at a time. */
class DurationHistogram extends Histogram<'kind' | 'le'> {
  readonly #kinds: ReadonlyMap<RequestKind, Counts>;

  constructor(kinds: ReadonlyMap<RequestKind, Counts>) {
    super({ ...DURATIONS, labelNames: ['kind'], registers: [] });
    this.#kinds = kinds;
  }

  /** Read by `get()` and by `registry.metrics()`, but not in prom-client's types. */
  getForPromString() {
    const values = [...this.#kinds].flatMap(valuesOf);
    return Promise.resolve({ ...DURATIONS, type: 'histogram', aggregator: 'sum', values });
  }
}

function valuesOf([kind, { byDuration, totalMs }]: [RequestKind, Counts]) {
  const value = (suffix: string, value: number, labels = {}) => ({
    metricName: `${DURATIONS.name}_${suffix}`,
    labels,
    sharedLabels: { kind },
    value,
  });
  let count = 0;
  const buckets = byDuration.map((requests, i) =>
    value('bucket', (count += requests), { le: DURATION_BUCKETS_S[i] ?? '+Inf' }),
  );
  return [...buckets, value('sum', totalMs / 1_000), value('count', count)];
}
