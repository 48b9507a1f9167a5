import { MAX_BODY_BYTES } from '@vantedge/leads';

/** Limits on clients. Times are in milliseconds, sizes in bytes. */
export interface ServerLimits {
  /** Concurrent connections. At the limit, new ones are closed. */
  maxConnections: number;
  /** For all headers of a request, from its first byte or from connecting. */
  headersTimeoutMs: number;
  /** For a whole request, including its body. */
  requestTimeoutMs: number;
  /** Between two requests on a connection. */
  keepAliveTimeoutMs: number;
  /** Without a byte in either direction while a response is in flight. */
  idleTimeoutMs: number;
  maxHeaderBytes: number;
  maxBodyBytes: number;
  /** How long the server keeps accepting connections once it starts to close, so that a load balancer notices. */
  acceptWhileClosingMs: number;
  /** How long an idle connection stays open once the server is closing: its next request may be on the way. */
  idleGraceMs: number;
  /** How long responses in flight may take once the server has stopped accepting. */
  drainTimeoutMs: number;
}

export const LIMITS: ServerLimits = {
  maxConnections: 1_000,
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  keepAliveTimeoutMs: 5_000,
  idleTimeoutMs: 30_000,
  maxHeaderBytes: 16 * 1024,
  maxBodyBytes: MAX_BODY_BYTES,
  acceptWhileClosingMs: 0,
  idleGraceMs: 1_000,
  drainTimeoutMs: 10_000,
};

/** `keepAliveTimeoutMs` behind a proxy. Longer than the 60 s of common load balancers: the side that closes first loses a request. */
const PROXY_KEEP_ALIVE_MS = 65_000;

/** The limits of a server: the defaults, adjusted to a proxy in front and to those given. */
export const effectiveLimits = (given: Partial<ServerLimits>, isBehindProxy: boolean): ServerLimits => ({
  ...LIMITS,
  ...(isBehindProxy && { keepAliveTimeoutMs: PROXY_KEEP_ALIVE_MS }),
  ...given,
});
