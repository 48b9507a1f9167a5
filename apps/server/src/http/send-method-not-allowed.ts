import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from '@vantedge/release/live';
import { sendPlainText } from './send-plain-text.ts';

/** Sends a 405 with the allowed methods. */
export function sendMethodNotAllowed(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
  extraHeaders: Headers | undefined,
): 'method-not-allowed' {
  const allow = allowed.join(', ');
  sendPlainText(request, response, 405, `Method not allowed. Allowed: ${allow}.`, {
    Allow: allow,
    ...extraHeaders,
  });
  return 'method-not-allowed';
}
