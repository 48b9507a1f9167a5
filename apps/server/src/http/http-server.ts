import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pollOnce, setTimeout as delay } from 'node:timers/promises';
import type { ServerLimits } from './limits.ts';
import { LINGER_MS } from './send.ts';

export interface ConnectionEvents {
  /** A connection was refused, because the limit is reached. */
  refused(): void;
  /** Responses were cut, because their clients took too long to read them while the server was closing. */
  lost(responses: number): void;
}

/** Creates an HTTP server that enforces the limits and passes each request to `handle`. It does not listen yet. */
export function httpServer(
  limits: ServerLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  events: ConnectionEvents,
): { server: Server; drain: Drain } {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // The accuracy of the timeouts: with Node's default of 30 s, a limit of 5 s could become 35 s.
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
    maxHeaderSize: limits.maxHeaderBytes,
  });
  // Unlimited, because Node silently drops headers beyond this limit, so a client could displace those that a proxy
  // appends. Their size is limited above.
  server.maxHeadersCount = 0;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.idleTimeoutMs;
  server.on('drop', events.refused);
  const drain = drainOf(server, limits, events);
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    drain.track(response);
    handle(request, response);
  };
  server.on('request', begin);
  // A handler that needs the body requests it; all other responses are sent before the client sends the body.
  server.on('checkContinue', begin);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The rest of a request that has been rejected, or a connection that the client has closed.
    if (!socket.writable) return;
    if (drain.hasBegunResponse(socket)) socket.destroy();
    else endLingering(socket, STATUS_OF_ERROR[error.code ?? ''] ?? 400);
  });
  return { server, drain };
}

/** Statuses of errors of Node's parser, as in its own responses to them. All others are 400. */
const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Rejects a malformed request. Closing while the client is still sending would reset the connection and lose the response. */
function endLingering(socket: Socket, status: number) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Closes a server without losing a request. */
interface Drain {
  /** Notes a response, until its last byte is with the system. */
  track(response: ServerResponse): void;
  /** Whether a part of a response has been sent on the connection, and the rest not yet. */
  hasBegunResponse(socket: Socket): boolean;
  /** Whether it has begun. */
  readonly hasBegun: boolean;
  /**
   * Answers what is in flight and what still comes with `Connection: close`, and resolves when every connection is closed. Connections
   * that wait in a shared socket are left to the next process.
   */
  begin(options: { isSocketShared: boolean }): Promise<void>;
}

function drainOf(server: Server, limits: ServerLimits, events: ConnectionEvents): Drain {
  const responses = new Map<Socket, Set<ServerResponse>>();
  let accepted = 0;
  let draining: Promise<void> | undefined;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    responses.set(socket, new Set());
    socket.once('close', () => responses.delete(socket));
    if (draining) closeIfIdle(socket);
  });

  /** Closes a connection on which no request begins within the grace period: its next one may be on the way. */
  function closeIfIdle(socket: Socket) {
    const { bytesRead } = socket;
    const timer = setTimeout(() => {
      // After the next poll, so that a request already in the kernel is read first.
      setImmediate(() => {
        // A partially received request is still answered, within the usual time limit.
        if (!responses.get(socket)?.size && socket.bytesRead === bytesRead) socket.destroySoon();
      });
    }, limits.idleGraceMs);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Accepts connections that the system has already established, because closing the listener would reset them. */
  async function acceptPending() {
    for (let round = 0, before = -1; before !== accepted && round < limits.maxConnections; round += 1) {
      before = accepted;
      // Two check phases enclose one full poll phase, and one poll may accept only one connection.
      await pollOnce();
      await pollOnce();
    }
  }

  async function drain(isSocketShared: boolean) {
    for (const [socket, pending] of responses) {
      if (!pending.size) closeIfIdle(socket);
      for (const response of pending) if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    if (limits.acceptWhileClosingMs) await delay(limits.acceptWhileClosingMs);
    if (!isSocketShared) await acceptPending();
    // Not http.Server's `close`, which also destroys connections whose response is written but not yet sent.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const timer = setTimeout(() => {
      const cut = [...responses.values()].reduce((sum, { size }) => sum + size, 0);
      if (cut) events.lost(cut);
      server.closeAllConnections();
    }, limits.drainTimeoutMs);
    await closed;
    clearTimeout(timer);
  }

  return {
    track(response) {
      const { socket } = response.req;
      const pending = responses.get(socket);
      pending?.add(response);
      if (draining) response.setHeader('Connection', 'close');
      response.once('close', () => {
        pending?.delete(response);
        if (draining && !pending?.size) closeIfIdle(socket);
      });
    },
    hasBegunResponse: (socket) => [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    get hasBegun() {
      return draining !== undefined;
    },
    begin: ({ isSocketShared }) => (draining ??= drain(isSocketShared)),
  };
}
