import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rejectOnSocket } from './reject-malformed-request.ts';
import { type Connections, trackConnections } from './connections.ts';
import type { ServerLimits } from './limits.ts';

/** Makes an HTTP server that keeps to these limits and answers each request by `handle`; it does not listen yet. */
export function httpServer(
  limits: ServerLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  /** Called for each connection that is refused because the limit is reached and all others are busy. */
  refused?: () => void,
): { server: Server; connections: Connections } {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // Time limits hold to within this; node's own 30 s would make 35 s of 5.
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
    maxHeaderSize: limits.maxHeaderBytes,
    // `handle` refuses what lacks a host, with the headers that every answer has.
    requireHostHeader: false,
  });
  // Node drops headers beyond its limit without a word, so that a client could push out what a proxy appends. Their
  // bytes are limited above, and `handle` refuses too many.
  server.maxHeadersCount = 0;
  server.timeout = limits.idleTimeoutMs;

  const connections = trackConnections(server, limits, refused);
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(response);
    handle(request, response);
  };
  server.on('request', begin);
  // Whoever wants the body asks for it; for all others the answer comes before it is sent.
  server.on('checkContinue', begin);
  server.on('checkExpectation', begin);
  // Not a proxy: without a listener Node closes the connection and says nothing.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => rejectOnSocket(socket, 400));
  return { server, connections };
}
