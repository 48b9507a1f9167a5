import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pollOnce, setTimeout as delay } from 'node:timers/promises';
import type { ServerLimits } from './limits.ts';
import type { Later } from './send-file.ts';
import { rejectMalformedRequest, rejectOnSocket } from './send.ts';

/** Creates an HTTP server that enforces the limits and passes each request to `handle`. It does not listen yet. */
export function httpServer(
  limits: ServerLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  events: ConnectionEvents,
  later: Later,
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

  const connections = trackConnections(server, limits, events, later);
  const begin = (request: IncomingMessage, response: ServerResponse) =>
    connections.begin(response, () => handle(request, response));
  server.on('request', begin);
  // A handler that needs the body requests it; all other responses are sent before the client sends the body.
  server.on('checkContinue', begin);
  server.on('checkExpectation', begin);
  // This is not a proxy. Without a listener, Node closes the connection without a response.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => rejectOnSocket(socket, 400));
  return { server, connections };
}

/** Returns a queue of work. A turn of the event loop accepts one connection, which must not wait for much else. */
export function turns(): Later {
  const queue: (() => void)[] = [];
  const takeTurn = () => {
    try {
      queue[0]!();
    } finally {
      queue.shift();
      if (queue.length) setImmediate(takeTurn);
    }
  };
  return (work) => {
    if (queue.push(work) === 1) setImmediate(takeTurn);
  };
}

export interface ConnectionEvents {
  /** A connection was refused, because the limit is reached and all others are busy. */
  refused(): void;
  /** Responses were cut, because their clients took too long to read them while the server was closing. */
  lost(responses: number): void;
}

/** Tracks the connections of a server and the responses on each. */
interface Connections {
  /** Calls `handle` to write a response, after all earlier ones of its connection. */
  begin(response: ServerResponse, handle: () => void): void;
  /** Whether the server is closing. */
  readonly isDraining: boolean;
  /**
   * Answers all received requests with `Connection: close` and resolves when every connection is closed. Connections that wait in a
   * shared socket are left to the next process.
   */
  drain(options: { isSocketShared: boolean }): Promise<void>;
}

interface Connection {
  /** The response in flight, and those that wait for it. */
  responses: ServerResponse[];
  /** Bytes that the system had taken when this was last looked at. */
  bytesSent: number;
  /** Bytes received when the connection became idle. */
  bytesReadBefore: number;
  broken?: true;
}

/** Requests on a connection that are not answered yet. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 8;

/** Time between two looks at which connections have taken bytes, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** For this long after connecting or after a response, a connection is expected to send a request. */
const NEW_CONNECTION_MS = 250;

type Since = readonly [socket: Socket, since: number];

/** Enforces connection limits on a server, and closes its connections without losing a request. */
function trackConnections(
  server: Server,
  limits: ServerLimits,
  events: ConnectionEvents,
  later: Later,
): Connections {
  const connections = new Map<Socket, Connection>();
  // Since when each connection has been waiting for a request, or has taken no byte of a response in flight; oldest first.
  const waiting = new Map<Socket, number>();
  const busy = new Map<Socket, number>();
  const watch = setInterval(findProgress, PROGRESS_INTERVAL_MS).unref();
  let accepted = 0;
  let draining: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    if (connections.size >= limits.maxConnections && !makeRoom()) {
      events.refused();
      socket.destroy();
      return;
    }
    connections.set(socket, { bytesReadBefore: 0, responses: [], bytesSent: 0 });
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
    // Never inside or before the response to a complete request.
    const last = connection.responses.at(-1);
    if (last?.req.complete) last.once('finish', reject);
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
    const slow = oldest && now - oldest[1] >= limits.stallMs ? oldest : undefined;
    // A connection this new is about to send its request.
    const isNew = silent !== undefined && now - silent[1] < NEW_CONNECTION_MS;
    return (isNew ? (slow ?? silent) : (silent ?? slow))?.[0];
  }

  /** The first busy connection whose request has not arrived. Copies no map, because a flood runs this for every connection. */
  function firstIncomplete(): Since | undefined {
    for (const entry of busy)
      if (connections.get(entry[0])?.responses.at(-1)?.req.complete === false) return entry;
    return undefined;
  }

  /** Moves connections whose clients have read something to the end of `busy`. */
  function findProgress() {
    const now = performance.now();
    const sent = (socket: Socket) => socket.bytesWritten - socket.writableLength;
    const progressed = [...busy.keys()].filter(
      (socket) => sent(socket) !== connections.get(socket)!.bytesSent,
    );
    for (const socket of progressed) {
      connections.get(socket)!.bytesSent = sent(socket);
      busy.delete(socket);
      busy.set(socket, now);
    }
  }

  /** Closes the most expendable connection for a new one; `false` when there is none. */
  function makeRoom(): boolean {
    const socket = expendable();
    if (socket) destroy(socket);
    return socket !== undefined;
  }

  function destroy(socket: Socket) {
    // Before the socket: Node would destroy each request with an error, and map its stack trace to the sources.
    for (const { req } of connections.get(socket)?.responses ?? []) req.destroy();
    forget(socket);
    // For requests that come after these in the same packet, too, it creates errors. In a flood, their stack traces take long.
    const { stackTraceLimit } = Error;
    socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0));
    socket.once('close', () => (Error.stackTraceLimit = stackTraceLimit));
    socket.destroy();
  }

  function finished(socket: Socket) {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.responses.shift();
    if (connection.responses.length) return;
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

  async function drain({ isSocketShared }: { isSocketShared: boolean }) {
    for (const socket of waiting.keys()) closeWhenIdle(socket);
    for (const { responses } of connections.values()) {
      const last = responses.at(-1);
      if (last && !last.headersSent) last.setHeader('Connection', 'close');
    }
    if (limits.acceptWhileClosingMs) await delay(limits.acceptWhileClosingMs);
    if (!isSocketShared) await acceptPending();
    const closed = new Promise<void>((resolve) => {
      // Not http.Server's `close`, which in Node 20 also destroys connections whose response is written but not yet sent.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timer = setTimeout(() => {
      const responses = [...connections.values()].reduce((sum, { responses }) => sum + responses.length, 0);
      if (responses) events.lost(responses);
      server.closeAllConnections();
    }, limits.drainTimeoutMs);
    await closed;
    clearTimeout(timer);
    clearInterval(watch);
  }

  return {
    begin(response, handle) {
      const { socket } = response.req;
      const responses = connections.get(socket)?.responses;
      // Its connection has just been closed. See `destroy`.
      if (!responses) return void response.req.destroy();
      if (responses.push(response) > MAX_PIPELINED) return destroy(socket);
      if (waiting.delete(socket)) busy.set(socket, performance.now());
      response.on('finish', () => finished(socket));
      if (draining) response.setHeader('Connection', 'close');
      const start = () => socket.writable && handle();
      const previous = responses.at(-2);
      // Later, so that a connection with too many requests has none answered, and others are answered between two requests.
      if (previous) previous.once('finish', () => later(start));
      else process.nextTick(start);
    },
    get isDraining() {
      return draining !== undefined;
    },
    drain: (options) => (draining ??= drain(options)),
  };
}

const older = (one: Since | undefined, other: Since | undefined) =>
  one && other ? (one[1] <= other[1] ? one : other) : (one ?? other);
