import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Headers, NOTHING_ALLOWED, REVALIDATE, SECURITY_HEADERS } from '@vantedge/release/live';

/** How long a client may keep sending before the connection is closed, in milliseconds. */
const LINGER_MS = 2000;

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
    ...NOTHING_ALLOWED,
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

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to a request that could not be parsed, and closes the connection. */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  rejectOnSocket(socket, STATUS[error.code ?? ''] ?? 400);
}

/** Writes a response with only a status where there is no response object, and closes the connection. */
export function rejectOnSocket(socket: Socket, status: number): void {
  const text = `${STATUS_CODES[status]}.`;
  const headers = Object.entries({ ...plainTextHeaders(text), Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`, () => socket.destroy());
}
