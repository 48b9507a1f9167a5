import type { Report } from '@vantedge/errors';
import { readFileSync } from 'node:fs';
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

/** The limits of a server: the defaults, adjusted to those given, to a proxy in front and to the number of files that the process may open. */
export function effectiveLimits(
  given: Partial<ServerLimits>,
  isBehindProxy: boolean,
  report: Report,
): ServerLimits {
  const descriptors = descriptorLimit();
  const max = connectionsWithin(descriptors);
  if (given.maxConnections !== undefined && given.maxConnections > max) {
    report({
      level: 'warn',
      event: 'connection-limit-lowered',
      message: `This process may open ${descriptors} files: the connection limit is ${max} instead of ${given.maxConnections}.`,
      fix: 'raise the limit (ulimit -n 4096, or LimitNOFILE= in systemd)',
    });
  }
  const limits = { ...LIMITS, ...(isBehindProxy && { keepAliveTimeoutMs: PROXY_KEEP_ALIVE_MS }), ...given };
  return { ...limits, maxConnections: Math.min(limits.maxConnections, max) };
}

/** File descriptors for everything except connections: 32 concurrent store reads, the lead database, pipes, the event loop. */
const RESERVED_DESCRIPTORS = 96;

/** The maximum number of open files of this process; `Infinity` when unknown (only Linux reports it). */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** The number of connections that a descriptor limit allows, reserving some descriptors for everything else. */
export function connectionsWithin(descriptors: number): number {
  return Math.max(descriptors - RESERVED_DESCRIPTORS, Math.floor(descriptors / 2));
}
