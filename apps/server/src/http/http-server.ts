import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pollOnce, setTimeout as delay } from 'node:timers/promises';
import type { ServerLimits } from './limits.ts';
import { rejectMalformedRequest, rejectOnSocket } from './send.ts';

/** Creates an HTTP server that enforces the limits and passes each request to `handle`. It does not listen yet. */
export function httpServer(
  limits: ServerLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  /** Called for each connection refused because the limit is reached and all others are busy. */
  refused: () => void,
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
  // appends. Their size is limited above.
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

/** Tracks the connections of a server and the last response on each. */
interface Connections {
  /** Registers a response before it is written. */
  begin(response: ServerResponse): void;
  /** Whether the server is closing. */
  readonly isDraining: boolean;
  /** Answers all received requests with `Connection: close` and resolves when every connection is closed. */
  drain(): Promise<void>;
}

interface Connection {
  /** Responses on one connection finish in order, so only the last one matters. */
  last?: ServerResponse;
  /** Bytes received when the connection became idle. */
  bytesReadBefore: number;
  broken?: true;
}

/** For this long after connecting or after a response, a connection is expected to send a request. */
const NEW_CONNECTION_MS = 250;

type Since = readonly [socket: Socket, since: number];

/** Enforces connection limits on a server, and closes its connections without losing a request. */
function trackConnections(server: Server, limits: ServerLimits, refused: () => void): Connections {
  const connections = new Map<Socket, Connection>();
  // Since when each connection has been waiting for a request, or has had a response in flight; oldest first.
  const waiting = new Map<Socket, number>();
  const busy = new Map<Socket, number>();
  let accepted = 0;
  let draining: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    if (connections.size >= limits.maxConnections && !makeRoom()) {
      refused();
      socket.destroy();
      return;
    }
    connections.set(socket, { bytesReadBefore: 0 });
    waiting.set(socket, performance.now());
    socket.once('close', () => forget(socket));
    if (draining) closeWhenIdle(socket);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    // Everything after a malformed request is malformed too, so respond once. Data after the last request is ignored.
    if (!connection || connection.broken || error.code === 'HPE_CLOSED_CONNECTION') return;
    connection.broken = true;
    const reject = () => rejectMalformedRequest(error, socket);
    // Never inside the previous response.
    if (connection.last?.headersSent && isInFlight(connection.last)) connection.last.once('finish', reject);
    else reject();
  });

  function forget(socket: Socket) {
    connections.delete(socket);
    waiting.delete(socket);
    busy.delete(socket);
  }

  /** The connection that makes room for a new one; `undefined` when all are busy. */
  function expendable(): Socket | undefined {
    const now = performance.now();
    const [idle] = waiting;
    const silent = older(idle, firstIncomplete());
    const [oldest] = busy;
    const slow = oldest && now - oldest[1] >= limits.busyProtectionMs ? oldest : undefined;
    // A connection this new is about to send its request.
    const isNew = silent !== undefined && now - silent[1] < NEW_CONNECTION_MS;
    return (isNew ? (slow ?? silent) : (silent ?? slow))?.[0];
  }

  /** The first busy connection whose request has not arrived. Copies no map, because a flood runs this for every connection. */
  function firstIncomplete(): Since | undefined {
    for (const entry of busy) if (connections.get(entry[0])?.last?.req.complete === false) return entry;
    return undefined;
  }

  /** Closes the most expendable connection for a new one; `false` when there is none. */
  function makeRoom(): boolean {
    const socket = expendable();
    if (!socket) return false;
    // Before its socket: Node would destroy the request with an error, and map its stack trace to the sources.
    connections.get(socket)?.last?.req.destroy();
    forget(socket);
    socket.destroy();
    return true;
  }

  function finished(socket: Socket, response: ServerResponse) {
    const connection = connections.get(socket);
    if (!connection || connection.last !== response) return;
    busy.delete(socket);
    waiting.set(socket, performance.now());
    connection.bytesReadBefore = socket.bytesRead;
    if (draining) closeWhenIdle(socket);
  }

  /** Closes a connection if no request starts on it within the idle grace period. */
  function closeWhenIdle(socket: Socket) {
    const timer = setTimeout(() => {
      // After the next poll, so that a request already in the kernel is read first.
      setImmediate(() => {
        const hasBegun = socket.bytesRead > (connections.get(socket)?.bytesReadBefore ?? 0);
        // A partially received request is still answered, within the usual time limit.
        if (waiting.has(socket) && !hasBegun) socket.destroySoon();
      });
    }, limits.idleGraceMs);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Accepts connections that the kernel has already established, because closing the listener would reset them. */
  async function acceptPending() {
    for (let round = 0, before = -1; before !== accepted && round < limits.maxConnections; round += 1) {
      before = accepted;
      // Two check phases enclose one full poll phase, and one poll may accept only one connection.
      await pollOnce();
      await pollOnce();
    }
  }

  async function drain() {
    for (const socket of waiting.keys()) closeWhenIdle(socket);
    for (const { last } of connections.values()) {
      if (last && isInFlight(last) && !last.headersSent) last.setHeader('Connection', 'close');
    }
    if (limits.acceptWhileClosingMs) await delay(limits.acceptWhileClosingMs);
    await acceptPending();
    const closed = new Promise<void>((resolve) => {
      // Not http.Server's `close`, which in Node 20 also destroys connections whose response is written but not yet sent.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timer = setTimeout(() => server.closeAllConnections(), limits.drainTimeoutMs);
    await closed;
    clearTimeout(timer);
  }

  return {
    begin(response) {
      const { socket } = response.req;
      const connection = connections.get(socket);
      if (!connection) return;
      connection.last = response;
      if (waiting.delete(socket)) busy.set(socket, performance.now());
      response.on('finish', () => finished(socket, response));
      if (draining) response.setHeader('Connection', 'close');
    },
    get isDraining() {
      return draining !== undefined;
    },
    drain: () => (draining ??= drain()),
  };
}

const isInFlight = (response: ServerResponse) => !response.writableFinished;

const older = (one: Since | undefined, other: Since | undefined) =>
  one && other ? (one[1] <= other[1] ? one : other) : (one ?? other);
