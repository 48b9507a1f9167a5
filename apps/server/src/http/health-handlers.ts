import type { Exchange, ExtraHandlers } from './extra-handlers.ts';
import type { ServerStatus } from './served-release.ts';

/** Liveness: 200 while the process responds. */
const HEALTH_PATH = '/healthz';

/** Readiness: 200 while the server accepts requests; the body names the release served. */
const READINESS_PATH = '/readyz';

/** The state that health checks report. */
export interface HealthSource {
  status: () => ServerStatus;
  isDraining: () => boolean;
}

/**
 * Returns the handlers of `/healthz` (liveness) and `/readyz` (readiness: 503 while closing). Both are public, so a problem
 * is reported by its code only: messages contain file paths.
 */
export function healthHandlers({ status, isDraining }: HealthSource): ExtraHandlers {
  return new Map([
    [
      `GET ${HEALTH_PATH}`,
      { kind: 'health', handle: ({ response }: Exchange) => sendJson(response, 200, { status: 'ok' }) },
    ],
    [
      `GET ${READINESS_PATH}`,
      {
        kind: 'health',
        handle({ response }: Exchange) {
          const { release, entry, degraded } = status();
          const served = { release, entry };
          if (isDraining()) return sendJson(response, 503, { status: 'draining', ...served });
          if (!degraded) return sendJson(response, 200, { status: 'ready', ...served });
          const problem = {
            code: degraded.problem.code,
            ...(degraded.entry !== undefined && { entry: degraded.entry }),
          };
          sendJson(response, 200, { status: 'degraded', ...served, problem });
        },
      },
    ],
  ]);
}

function sendJson(response: Exchange['response'], status: number, content: unknown) {
  const text = `${JSON.stringify(content)}\n`;
  response
    .writeHead(status, {
      'Content-Length': String(Buffer.byteLength(text)),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    .end(text);
}
