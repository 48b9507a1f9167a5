import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { type Connections, trackConnections } from './connections.ts';
import type { ServerLimits } from './limits.ts';
import { plainTextHeaders } from './send.ts';

/** Creates an HTTP server that enforces the limits and passes each request to `handle`. It does not listen yet. */
export function httpServer(
  limits: ServerLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  /** Called for each connection refused because the limit is reached and all others are busy. */
  refused?: () => void,
): { server: Server; connections: Connections } {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // The accuracy of the timeouts: with Node's default of 30 s, a limit of 5 s could become 35 s.
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
    maxHeaderSize: limits.maxHeaderBytes,
    // `handle` rejects a missing Host header itself, so that the response has the common headers.
    requireHostHeader: false,
  });
  // Unlimited, because Node silently drops headers beyond this limit, so a client could displace those that a proxy
  // appends. Their size is limited above, and `handle` rejects too many.
  server.maxHeadersCount = 0;
  server.timeout = limits.idleTimeoutMs;

  const connections = trackConnections(server, limits, refused);
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(response);
    handle(request, response);
  };
  server.on('request', begin);
  // A handler that needs the body requests it; all other responses are sent before the client sends the body.
  server.on('checkContinue', begin);
  server.on('checkExpectation', begin);
  // This is not a proxy. Without a listener, Node closes the connection without a response.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => rejectOnSocket(socket, 400));
  return { server, connections };
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
function rejectOnSocket(socket: Socket, status: number): void {
  const text = `${STATUS_CODES[status]}.`;
  const headers = Object.entries({ ...plainTextHeaders(text), Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`, () => socket.destroy());
}
