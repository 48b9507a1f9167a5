import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Headers, DENY_ALL_CSP_HEADERS, REVALIDATE, SECURITY_HEADERS } from '@vantedge/documents/http';

/** How long a client may keep sending before the connection is closed, in milliseconds. */
export const LINGER_MS = 2000;

/** Sends a complete UTF-8 body, even while the request body is still arriving. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers,
): void {
  const sending = hasBody(request) && !request.complete;
  response.writeHead(status, {
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
    ...(sending && { Connection: 'close' }),
  });
  if (request.method === 'HEAD') response.end();
  else if (sending) endLingering(request, response, text);
  else response.end(text);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads and discards the request body: closing earlier would reset the connection and lose the response. */
function endLingering(request: IncomingMessage, response: ServerResponse, text: string) {
  response.write(text);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER_MS).unref();
  response.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}

/** Sends a plain-text response. */
export function sendPlainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Headers,
): void {
  sendBody(request, response, status, text, { ...plainTextHeaders(text), ...headers });
}

/** Headers of a plain-text response. */
function plainTextHeaders(text: string): Headers {
  return {
    'Content-Length': String(Buffer.byteLength(text)),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATE,
    ...DENY_ALL_CSP_HEADERS,
    ...SECURITY_HEADERS,
  };
}

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
