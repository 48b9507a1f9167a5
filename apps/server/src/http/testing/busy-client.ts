import { connect } from 'node:net';

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
