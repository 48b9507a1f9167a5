import type { Exchange, ExtraHandlers } from './extra-handlers.ts';
import { sendBody } from './send.ts';
import type { ServerStatus } from './release-follower.ts';

/** The state that health checks report. */
export interface HealthSource {
  status: () => ServerStatus;
  isDraining: () => boolean;
}

/**
 * Returns the handlers of `/healthz` (200 while the process responds) and `/readyz` (503 while closing; the body names the release
 * served). Both are public, so a problem is reported by its code only: messages contain file paths.
 */
export function healthHandlers({ status, isDraining }: HealthSource): ExtraHandlers {
  const handler = (answer: () => [status: number, content: object]) => ({
    kind: 'health' as const,
    handle({ request, response }: Exchange) {
      const [code, content] = answer();
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      sendBody(request, response, code, `${JSON.stringify(content)}\n`, headers);
    },
  });
  function readiness(): [status: number, content: object] {
    const { release, entry, degraded } = status();
    const served = { release, entry };
    if (isDraining()) return [503, { status: 'draining', ...served }];
    if (!degraded) return [200, { status: 'ready', ...served }];
    const { problem, ...where } = degraded;
    return [200, { status: 'degraded', ...served, problem: { code: problem.code, ...where } }];
  }
  return new Map([
    ['/healthz', { GET: handler(() => [200, { status: 'ok' }]) }],
    ['/readyz', { GET: handler(readiness) }],
  ]);
}
