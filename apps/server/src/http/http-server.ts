import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Connections, trackConnections } from './connections.ts';
import type { ServerLimits } from './limits.ts';
import { rejectOnSocket } from './send.ts';

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
