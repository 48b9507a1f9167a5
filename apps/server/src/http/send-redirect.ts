import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from '@vantedge/release/live';
import { sendPlainText } from './send-plain-text.ts';

/** Sends a permanent redirect that keeps the method. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  extraHeaders: Headers | undefined,
): 'redirect' {
  const [path = ''] = location.split('?', 1);
  sendPlainText(request, response, 308, `Permanent redirect to ${path}`, {
    Location: location,
    ...extraHeaders,
  });
  return 'redirect';
}
