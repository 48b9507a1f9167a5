import type { RunnerResult } from 'lighthouse';
import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';
import type { SimulatedRequest } from './describe-requests.ts';

/**
 * Requests that Lighthouse's largest paint waits for: all that ended before it was painted, on a slow network. Lighthouse takes the
 * mean of two estimates; the second one, used here, includes images of low priority.
 */
export async function simulatedRequests({ lhr, artifacts }: RunnerResult): Promise<SimulatedRequest[]> {
  const settings = lhr.configSettings;
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const data = {
    trace: Trace,
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    URL,
    SourceMaps,
    HostDPR,
    simulator: null,
  } as unknown as Parameters<typeof LanternLargestContentfulPaint.request>[0];
  const { pessimisticEstimate } = await LanternLargestContentfulPaint.request(data, {
    settings,
    computedCache: new Map(),
  } as unknown as Parameters<typeof LanternLargestContentfulPaint.request>[1]);
  return [...pessimisticEstimate.nodeTimings].flatMap(([node, { endTime }]) =>
    node.type === 'network'
      ? [{ url: node.request.url, bytes: node.request.transferSize, end: endTime }]
      : [],
  );
}
