import { connectionsWithin, descriptorLimit } from './descriptor-limit.ts';
import type { Report } from '../log/server-event.ts';
import { LIMITS, PROXY_KEEP_ALIVE_MS, type ServerLimits } from './limits.ts';
import type { ServerOptions } from './server-options.ts';

/** The limits of a server: the defaults, adjusted to its options and to the number of files that the process may open. */
export function effectiveLimits(
  { limits: given = {}, proxy, hsts, trustForwardedProto }: ServerOptions,
  report: Report,
): ServerLimits {
  const descriptors = descriptorLimit();
  const max = connectionsWithin(descriptors);
  if (given.maxConnections !== undefined && given.maxConnections > max) {
    report({
      level: 'warn',
      event: 'connection-limit-lowered',
      message: `This process may open ${descriptors} files: the connection limit is ${max} instead of ${given.maxConnections}.`,
      fix: 'ulimit -n',
    });
  }
  const isProxied = proxy || hsts || trustForwardedProto;
  const limits = { ...LIMITS, ...(isProxied && { keepAliveTimeoutMs: PROXY_KEEP_ALIVE_MS }), ...given };
  return { ...limits, maxConnections: Math.min(limits.maxConnections, max) };
}
