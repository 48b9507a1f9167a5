import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pollOnce, setTimeout as delay } from 'node:timers/promises';
import { rejectMalformedRequest } from './send.ts';
import type { ServerLimits } from './limits.ts';

/** Tracks the connections of a server and the last response on each. */
export interface Connections {
  /** Registers a response before it is written. */
  begin(response: ServerResponse): void;
  /** Whether the server is closing. */
  readonly isDraining: boolean;
  /** Answers all received requests with `Connection: close` and resolves when every connection is closed. */
  drain(): Promise<void>;
}

interface Connection {
  requests: number;
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
export function trackConnections(
  server: Server,
  limits: ServerLimits,
  /** Called for each connection refused because all others are busy. */
  refused: () => void = () => undefined,
): Connections {
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
    connections.set(socket, { requests: 0, bytesReadBefore: 0 });
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
      connection.requests += 1;
      if (waiting.delete(socket)) busy.set(socket, performance.now());
      response.on('finish', () => finished(socket, response));
      // Not Node's `maxRequestsPerSocket`, which keeps the connection open and responds with 503 from then on.
      if (draining || connection.requests >= limits.maxRequestsPerSocket) {
        response.setHeader('Connection', 'close');
      }
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
