import type { Network } from '../site/support/network.ts';

/** Connections by name. */
export const NETWORKS: Record<string, Network> = {
  'slow-3g': { megabits: 0.4, latency: 400 },
  'fast-3g': { megabits: 1.6, latency: 300 },
  'slow-4g': { megabits: 1.6, latency: 150 },
  '20-mbit': { megabits: 20, latency: 40 },
};
