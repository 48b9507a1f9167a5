import { type SiteServer, startServer } from '../../../apps/server/src/http/server.ts';
import type { ServerOptions } from '../../../apps/server/src/http/server.ts';
import { diskStore } from '../../../libs/release/src/store/disk-store.ts';

/** Server timeouts in milliseconds that a busy machine does not reach; `tools/site` tests the real ones. */
const TEST_LIMITS = {
  headersTimeoutMs: 600_000,
  requestTimeoutMs: 600_000,
  idleTimeoutMs: 600_000,
  keepAliveTimeoutMs: 600_000,
};

/** Serves the production channel of a store folder on a free port. */
export function serveStore(folder: string, options: Partial<ServerOptions> = {}): Promise<SiteServer> {
  return startServer({
    store: diskStore(folder),
    channel: 'production',
    port: 0,
    limits: TEST_LIMITS,
    ...options,
  });
}
