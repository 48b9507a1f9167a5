/** What one client may take: times in milliseconds, sizes in bytes. */
export interface ServerLimits {
  /** For all headers of a request, from the first byte or from connecting. */
  headersTimeout: number;
  /** For a whole request, body included. */
  requestTimeout: number;
  /** Between two requests. Longer than the 60 s of common load balancers: who closes first loses a request. */
  keepAliveTimeout: number;
  /** Without a byte in either direction while an answer is under way. */
  idleTimeout: number;
  maxHeaders: number;
  maxHeaderSize: number;
  maxBody: number;
  maxRequestsPerSocket: number;
  /** For answers in flight, once the server is closing. */
  grace: number;
}

export const LIMITS: ServerLimits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 30_000,
  maxHeaders: 100,
  maxHeaderSize: 16 * 1024,
  maxBody: 64 * 1024,
  maxRequestsPerSocket: 1_000,
  grace: 10_000,
};
