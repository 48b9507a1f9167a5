import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pollOnce, setTimeout as delay } from 'node:timers/promises';
import { rejectMalformedRequest } from './reject-malformed-request.ts';
import type { ServerLimits } from './limits.ts';

/** The connections of a server, each with the last answer that was begun on it. */
export interface Connections {
  /** Notes an answer before it is written. */
  begin(response: ServerResponse): void;
  /** Whether the server is closing. */
  readonly isDraining: boolean;
  /** Answers what has been sent, with `Connection: close`, and resolves when all connections are closed. */
  drain(): Promise<void>;
}

interface Connection {
  requests: number;
  /** Answers on one connection finish in order, so that the last one tells of all. */
  last?: ServerResponse;
  /** Bytes received when the connection began to wait for a request. */
  bytesReadBefore: number;
  broken?: true;
}

/** Milliseconds within which a connection that was just opened, or answered, is expected to bring a request. */
const YOUNG_MS = 250;

/** Follows a server's connections: keeps to their limits, and closes them without losing a request. */
export function trackConnections(
  server: Server,
  limits: ServerLimits,
  /** Called for each connection that is refused because all others are busy. */
  refused: () => void = () => undefined,
): Connections {
  const connections = new Map<Socket, Connection>();
  // In order of time, and with it: those that wait for a request, and those with an answer under way.
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
    // What follows a broken request is broken too: once is enough. And what follows a last request is not read at all.
    if (!connection || connection.broken || error.code === 'HPE_CLOSED_CONNECTION') return;
    connection.broken = true;
    const refuse = () => rejectMalformedRequest(error, socket);
    // Never in the midst of the answer before it.
    if (connection.last?.headersSent && isInFlight(connection.last)) connection.last.once('finish', refuse);
    else refuse();
  });

  function forget(socket: Socket) {
    connections.delete(socket);
    waiting.delete(socket);
    busy.delete(socket);
  }

  /** Closes the connection that can best be spared for a new one; `false` when there is none. */
  function makeRoom(): boolean {
    const now = performance.now();
    const [idle] = waiting;
    const incomplete = [...busy].find(([socket]) => connections.get(socket)?.last?.req.complete === false);
    const silent = older(idle, incomplete);
    const [oldest] = busy;
    const slow = oldest && now - oldest[1] >= limits.busyProtectionMs ? oldest : undefined;
    // A connection as young as this is about to send its request.
    const isYoung = silent !== undefined && now - silent[1] < YOUNG_MS;
    const victim = isYoung ? (slow ?? silent) : (silent ?? slow);
    if (!victim) return false;
    forget(victim[0]);
    victim[0].destroy();
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

  /** Closes a connection on which no request begins for a moment. */
  function closeWhenIdle(socket: Socket) {
    const timer = setTimeout(() => {
      // After the next poll: a request that is in the kernel by now is read first.
      setImmediate(() => {
        const hasBegun = socket.bytesRead > (connections.get(socket)?.bytesReadBefore ?? 0);
        // A request that has begun to arrive is answered; its time limit is that of any request.
        if (waiting.has(socket) && !hasBegun) socket.destroySoon();
      });
    }, limits.idleGraceMs);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Accepts the connections that the kernel has established already: closing the listener would reset them. */
  async function acceptPending() {
    for (let turn = 0, before = -1; before !== accepted && turn < limits.maxConnections; turn += 1) {
      before = accepted;
      // Two checks have a whole poll between them, and one poll may accept only one connection.
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
      // Not http's own `close`: that also destroys connections whose answer is written but not yet sent (Node 20).
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
      response.once('finish', () => finished(socket, response));
      // Not node's own `maxRequestsPerSocket`: that leaves the connection open and answers 503 from then on.
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

type Since = readonly [socket: Socket, since: number];

const older = (one: Since | undefined, other: Since | undefined) =>
  one && other ? (one[1] <= other[1] ? one : other) : (one ?? other);
