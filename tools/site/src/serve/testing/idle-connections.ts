import { once } from 'node:events';
import type { Socket } from 'node:net';
import { head, open, statusesIn } from './raw.ts';

/** Connections that had one request answered and then stay open, whatever the server does with them. */
export interface IdleConnections {
  /** How many had their request answered by 200. */
  answered: number;
  close(): void;
}

/** Opens so many connections at once; resolves when each has its answer or was closed without one. */
export async function openIdleConnections(url: string, count: number): Promise<IdleConnections> {
  const sockets = Array.from({ length: count }, () => open(url));
  const answers = await Promise.all(sockets.map(firstAnswer));
  return {
    answered: answers.filter(Boolean).length,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function firstAnswer(socket: Socket): Promise<boolean> {
  socket.on('error', () => undefined);
  socket.write(head('GET /robots.txt', []));
  const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [
    Buffer | string,
  ];
  socket.resume();
  return statusesIn(chunk.toString()).join() === '200';
}
