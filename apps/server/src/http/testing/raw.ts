import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sample, type Sample } from '@vantedge/release/testing';

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

const PATH = '/assets/shell/big.0123456789.woff2';

/** Size of the big file in bytes. */
export const SIZE = 20_000_000;

/** A release with a file larger than any socket buffer: until the client reads it, its response stays in flight. */
export function withBigFile(): Sample {
  const first = sample('first');
  first.sections['shell']![PATH.slice('/assets/shell/'.length)] = 'x'.repeat(SIZE);
  return first;
}

/** Requests the big file, followed by `more`, and reads nothing until `rest` reads everything. */
export async function beginBigFile(
  url: string,
  more = '',
): Promise<{ socket: Socket; rest: () => Promise<string> }> {
  const socket = openSocket(url);
  socket.write(requestHead(`GET ${PATH}`, []) + more);
  await once(socket, 'readable');
  return { socket, rest: () => readAll(socket) };
}

/** State of a client that sends requests without a pause. */
export interface BusyClient {
  sent: number;
  answered: number;
  /** Resolves when the connection is closed: whether the last response announced it, and the error, if any. */
  closed: Promise<{ announced: boolean; error?: string }>;
}

/** Sends requests on one connection, each as soon as the previous response is complete, until a response says to close. */
export function busyClient(url: string, path: string): BusyClient {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const request = `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`;
  let text = '';
  let announced = false;
  let error: string | undefined;
  const client: BusyClient = {
    sent: 0,
    answered: 0,
    closed: new Promise((resolve) => {
      socket.on('close', () => resolve({ announced, ...(error !== undefined && { error }) }));
    }),
  };
  const send = () => {
    client.sent += 1;
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('error', (problem: NodeJS.ErrnoException) => {
    error = problem.code ?? problem.message;
  });
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const end = text.indexOf('\r\n\r\n') + 4;
    const length = Number(/^Content-Length: (\d+)/im.exec(text)?.[1]);
    if (end < 4 || text.length < end + length) return;
    client.answered += 1;
    announced = /^Connection: close\r$/im.test(text.slice(0, end));
    text = text.slice(end + length);
    if (!announced) send();
  });
  return client;
}

/** Resolves when each client has received this many responses. */
export async function untilAnswered(clients: readonly BusyClient[], answers: number): Promise<void> {
  while (clients.some(({ answered }) => answered < answers))
    await new Promise((resolve) => setImmediate(resolve));
}
