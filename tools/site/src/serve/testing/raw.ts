import { connect, type Socket } from 'node:net';

/** A connection to a server that says whatever bytes a test wants. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
}

/** Everything that a socket receives until it is closed, by a reset too, one character a byte. */
export function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Whoever still writes when the server closes is told by a reset; what was received before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Sends bytes and returns all that comes back until the server closes. */
export function sendRaw(url: string, text: string): Promise<string> {
  const socket = openSocket(url);
  socket.write(text, 'latin1');
  return readAll(socket);
}

/** A request head; without headers of its own it asks to close. */
export function requestHead(line: string, headers: readonly string[] = ['Connection: close']): string {
  return `${[`${line} HTTP/1.1`, 'Host: site.example', ...headers].join('\r\n')}\r\n\r\n`;
}

/** The statuses of all answers in what was received. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}
