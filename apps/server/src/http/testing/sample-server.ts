import { memoryStore, type Store } from '@vantedge/store';
import { type ServerOptions, type SiteServer, startServer } from '../server.ts';

import { CHANNEL, publishSample, reportProblems, type Sample } from '@vantedge/release/testing';

export interface SampleServer extends SiteServer {
  store: Store;
  /** Warnings and errors for the operator, as text. */
  reports: string[];
}

interface SampleOptions extends Partial<ServerOptions> {
  /** Publishes the sample first. Otherwise, `store` has a release. */
  isPublished?: boolean;
}

/** Starts a server for a sample release on a free port. */
export async function startSampleServer(
  what: string | Sample = 'first',
  { isPublished = true, limits, ...options }: SampleOptions = {},
): Promise<SampleServer> {
  const store = options.store ?? memoryStore();
  const reports: string[] = [];
  if (isPublished) await publishSample(store, what);
  const server = await startServer({
    channel: CHANNEL,
    port: 0,
    pollIntervalMs: 5,
    report: reportProblems(reports),
    ...options,
    // Clients keep connections open, and a server waits for their next request when it closes.
    limits: { idleGraceMs: 0, ...limits },
    store,
  });
  return { ...server, store, reports };
}

/** Resolves when the condition is true. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
