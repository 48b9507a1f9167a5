import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from './security-headers.ts';

/** How long a client that is still sending may take to notice that it has its answer. */
const LINGER_MS = 2000;

/** Answers with a whole body in UTF-8, also while the request's own body is still on its way. */
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

/** Closing while a body is on its way resets the connection, and the answer is lost: so it is read, and dropped. */
function endLingering(request: IncomingMessage, response: ServerResponse, text: string) {
  response.write(text);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER_MS).unref();
  response.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}
