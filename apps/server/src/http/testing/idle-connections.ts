import type { Socket } from 'node:net';
import { requestHead, openSocket } from './raw.ts';

/**
 * Opens `count` connections, sends one request on each and leaves them open. Resolves to a function that closes them, once
 * each has a response or was closed by the server.
 */
export async function openIdleConnections(url: string, count: number): Promise<() => void> {
  const sockets = Array.from({ length: count }, () => openSocket(url));
  await Promise.all(sockets.map(firstResponse));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function firstResponse(socket: Socket): Promise<void> {
  socket.write(requestHead('GET /robots.txt', []));
  // Not `once`: a connection closed by the server may end with a reset, which is not a failure here.
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('data', () => resolve()).once('close', () => resolve());
  });
}
