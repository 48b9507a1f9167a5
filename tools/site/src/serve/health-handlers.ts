import type { Exchange, ExtraHandlers } from './extra-handlers.ts';
import type { ServerStatus } from './server-status.ts';

/** Answers 200 while the process answers at all. */
const HEALTH_PATH = '/healthz';

/** Answers 200 while requests may be sent to this server, and names what it serves. */
const READINESS_PATH = '/readyz';

/** What a load balancer and an operator read of a server. */
export interface HealthSource {
  status: () => ServerStatus;
  isDraining: () => boolean;
}

/**
 * Returns handlers of `/healthz` (the process answers) and `/readyz` (it may be sent requests: 503 while it is closing).
 * Both are public, so a problem is named by its code alone: messages contain paths of the machine.
 */
export function healthHandlers({ status, isDraining }: HealthSource): ExtraHandlers {
  return new Map([
    [`GET ${HEALTH_PATH}`, { handle: ({ response }: Exchange) => sendJson(response, 200, { status: 'ok' }) }],
    [
      `GET ${READINESS_PATH}`,
      {
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
