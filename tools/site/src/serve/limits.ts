/** What clients may take: times in milliseconds, sizes in bytes. */
export interface ServerLimits {
  /** Connections at once. At the limit the one that has sent nothing, or a part of a request, for longest makes room. */
  maxConnections: number;
  /** Time for which an answer under way keeps its connection when all others are busy too. */
  busyProtection: number;
  /** For all headers of a request, from the first byte or from connecting. */
  headersTimeout: number;
  /** For a whole request, body included. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** Without a byte in either direction while an answer is under way. */
  idleTimeout: number;
  maxHeaders: number;
  maxHeaderSize: number;
  maxBody: number;
  maxRequestsPerSocket: number;
  /** Between the first sign that the server is closing and the end of accepting, so that a load balancer sees it. */
  acceptWhileClosing: number;
  /** For a connection without a request, once the server is closing: its next one may be on the way. */
  idleGrace: number;
  /** For answers in flight, once the server has stopped accepting. */
  grace: number;
}

export const LIMITS: ServerLimits = {
  maxConnections: 1_000,
  busyProtection: 2_000,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 30_000,
  maxHeaders: 100,
  maxHeaderSize: 16 * 1024,
  maxBody: 64 * 1024,
  maxRequestsPerSocket: 1_000,
  acceptWhileClosing: 0,
  idleGrace: 1_000,
  grace: 10_000,
};

/** `keepAliveTimeout` behind a proxy. Longer than the 60 s of common load balancers: who closes first loses a request. */
export const PROXY_KEEP_ALIVE_MS = 65_000;
