import { connect, type Socket } from 'node:net';

/** Opens a connection to a server, for sending arbitrary bytes. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
}

/** Reads everything until the socket is closed or reset, one character per byte. */
export function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Writing after the server has closed causes a reset; the data received before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Sends bytes and returns everything received until the server closes the connection. */
export function sendRaw(url: string, text: string): Promise<string> {
  const socket = openSocket(url);
  socket.write(text, 'latin1');
  return readAll(socket);
}

/** A request head; by default with `Connection: close`. */
export function requestHead(line: string, headers: readonly string[] = ['Connection: close']): string {
  return `${[`${line} HTTP/1.1`, 'Host: site.example', ...headers].join('\r\n')}\r\n\r\n`;
}

/** The status codes of all responses in received data. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}
