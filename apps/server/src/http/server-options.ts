import type { Store } from '@vantedge/release/store';
import type { Report } from '../log/server-event.ts';
import type { ExtraHandlers } from './extra-handlers.ts';
import type { ServerLimits } from './limits.ts';
import type { Observe } from './observation.ts';

/** Options of `startServer`. */
export interface ServerOptions {
  store: Store;
  channel: string;
  /** 0 selects a free port. */
  port: number;
  host?: string;
  /** Send HSTS with every response: a proxy in front terminates TLS for every visitor. */
  hsts?: boolean;
  /** Trust `X-Forwarded-Proto`: a proxy in front sets it and never forwards a client's own value. */
  trustForwardedProto?: boolean;
  /** A proxy in front reuses connections. Implied by the two options above. */
  proxy?: boolean;
  extra?: ExtraHandlers;
  /** Serves previews at `<name>.preview.<host>`, with these handlers instead of `extra`. Default: no previews. */
  previews?: ExtraHandlers | undefined;
  limits?: Partial<ServerLimits>;
  /** Days for which the assets of a version are served after it was last live. */
  keepAssetsDays?: number | undefined;
  /** Maximum size of the assets in memory, in bytes. Documents are always in memory. */
  assetCacheBytes?: number | undefined;
  /** Tag pages and assets for a CDN that purges by `Cache-Tag` or `Surrogate-Key`. */
  cacheTags?: boolean;
  /** Time limit of a store read, in milliseconds; a read that exceeds it fails and is retried later. */
  storeTimeoutMs?: number;
  /** Time between two polls of the channel, in milliseconds; each costs one read of the store. */
  pollIntervalMs?: number;
  /** Receives events for the operator. Default: prints their text to standard error. */
  report?: Report;
  /** Receives every request and swap, for metrics and the access log. */
  observe?: Observe | undefined;
}
