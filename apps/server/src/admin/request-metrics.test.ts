import { Registry } from 'prom-client';
import type { RequestKind } from '../http/observation.ts';
import { requestMetrics } from './request-metrics.ts';

const request = (kind: RequestKind, status: number, durationMs: number) =>
  ({ type: 'request', method: 'GET', path: '/', kind, status, bytes: 1, durationMs }) as const;

test('counts requests by status and kind, and their durations in cumulative buckets', async () => {
  const registry = new Registry();
  const count = requestMetrics(registry);
  count(request('page', 200, 1));
  count(request('page', 304, 1.5));
  count(request('page', 200, 40_000));
  count(request('lead', 503, 700));
  for (let reads = 0; reads < 2; reads += 1) {
    const lines = (await registry.metrics()).trim().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '# TYPE vantedge_http_requests_total counter',
        'vantedge_http_requests_total{status="200",kind="page"} 2',
        'vantedge_http_requests_total{status="304",kind="page"} 1',
        'vantedge_http_requests_total{status="503",kind="lead"} 1',
        '# TYPE vantedge_http_request_duration_seconds histogram',
        'vantedge_http_request_duration_seconds_bucket{le="0.001",kind="page"} 1',
        'vantedge_http_request_duration_seconds_bucket{le="0.005",kind="page"} 2',
        'vantedge_http_request_duration_seconds_bucket{le="30",kind="page"} 2',
        'vantedge_http_request_duration_seconds_bucket{le="+Inf",kind="page"} 3',
        'vantedge_http_request_duration_seconds_sum{kind="page"} 40.0025',
        'vantedge_http_request_duration_seconds_count{kind="page"} 3',
        'vantedge_http_request_duration_seconds_count{kind="lead"} 1',
      ]),
    );
    // Two lines for each metric, three numbers of requests, ten buckets, a sum and a count for each kind.
    expect(lines.filter((line) => line.includes('vantedge_http_request'))).toHaveLength(4 + 3 + 2 * 12);
  }
});
