import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './test-database.ts';

/** A TCP proxy in front of a database, which requires the password. */
export interface DatabaseProxy {
  /** URL of the database behind the proxy. */
  url: string;
  /** `broken` ends all connections, now and later; `stalled` keeps them and forwards nothing. */
  set(state: 'open' | 'broken' | 'stalled'): void;
  /** Resolves when no one is connected. */
  untilUnused(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy that can interrupt connections like a network. */
export async function databaseProxy({ port, name }: TestDatabase): Promise<DatabaseProxy> {
  let state = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    track(visitor);
    if (state === 'broken') return void visitor.destroy();
    const database = connect(port, '127.0.0.1');
    track(database);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      from.on('data', (bytes) => state === 'open' && to.write(bytes));
      from.on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: proxyPort } = server.address() as { port: number };
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${proxyPort}/${name}`,
    set(next) {
      state = next;
      if (next === 'broken') disconnect();
    },
    async untilUnused() {
      while (sockets.size) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async close() {
      server.close();
      disconnect();
      await once(server, 'close');
    },
  };
}
