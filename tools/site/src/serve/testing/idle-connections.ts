import type { Socket } from 'node:net';
import { requestHead, openSocket } from './raw.ts';

/**
 * Opens so many connections at once, sends one request on each, and leaves them open. Resolves with what closes them, when
 * each has its answer or was closed by the server.
 */
export async function openIdleConnections(url: string, count: number): Promise<() => void> {
  const sockets = Array.from({ length: count }, () => openSocket(url));
  await Promise.all(sockets.map(firstAnswer));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function firstAnswer(socket: Socket): Promise<void> {
  socket.write(requestHead('GET /robots.txt', []));
  // Not `once`: a connection that the server closes may end by a reset, which is no failure here.
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('data', () => resolve()).once('close', () => resolve());
  });
}
