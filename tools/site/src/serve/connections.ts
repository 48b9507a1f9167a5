import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { refuseBrokenRequest } from './broken-request.ts';

/** The connections of a server, each with the last answer that was begun on it. */
export interface Connections {
  /** Notes an answer before it is written. */
  begin(response: ServerResponse): void;
  /** Stops accepting, lets what is in flight finish for at most `grace` milliseconds, and resolves when all are closed. */
  drain(grace: number): Promise<void>;
}

interface Connection {
  requests: number;
  /** Answers on one connection finish in order, so that the last one tells of all. */
  last?: ServerResponse;
  broken?: true;
}

/** Follows a server's connections, and ends each after `maxRequests` answers. */
export function trackConnections(server: Server, maxRequests: number): Connections {
  const connections = new Map<Socket, Connection>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    // What follows a broken request is broken too: once is enough. And what follows a last request is not read at all.
    if (!connection || connection.broken || error.code === 'HPE_CLOSED_CONNECTION') return;
    connection.broken = true;
    const refuse = () => refuseBrokenRequest(error, socket);
    // Never in the midst of the answer before it.
    if (connection.last?.headersSent && isInFlight(connection.last)) connection.last.once('finish', refuse);
    else refuse();
  });

  return {
    begin(response) {
      const connection = connections.get(response.req.socket);
      if (!connection) return;
      connection.last = response;
      connection.requests += 1;
      // Not node's own `maxRequestsPerSocket`: that leaves the connection open and answers 503 from then on.
      if (draining || connection.requests >= maxRequests) response.setHeader('Connection', 'close');
    },
    async drain(grace) {
      draining = true;
      const closed = new Promise<void>((resolve) => {
        // Not http's own `close`: that also destroys connections whose answer is written but not yet sent (Node 20).
        NetServer.prototype.close.call(server, () => resolve());
      });
      for (const [socket, { last }] of connections) {
        if (last && isInFlight(last)) last.once('finish', () => socket.destroySoon());
        // A first request that has begun to arrive is answered; its time limit is that of any request.
        else if (last || socket.bytesRead === 0) socket.destroySoon();
      }
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}

const isInFlight = (answer: ServerResponse) => !answer.writableFinished;
