import { once } from 'node:events';
import type { Socket } from 'node:net';
import { requestHead, openSocket, readAll, statusesIn } from './testing/raw.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

describe('a client that is deliberately slow', () => {
  let server: SampleServer;
  beforeEach(async () => {
    server = await startSampleServer('first', { limits: { headersTimeoutMs: 200, requestTimeoutMs: 400 } });
  });
  afterEach(() => server.close());

  /** Everything a socket receives until the server closes it. */
  async function untilClosed(socket: Socket): Promise<string> {
    const text = await readAll(socket);
    if (!socket.destroyed) await once(socket, 'close');
    return text;
  }

  test('in its headers is disconnected', async () => {
    const socket = openSocket(server.url);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X: y\r\n'), 20);
    socket.on('error', () => undefined);
    expect(statusesIn(await untilClosed(socket))).toEqual([408]);
    clearInterval(drip);
  });

  test('and sends nothing is disconnected', async () => {
    const socket = openSocket(server.url);
    expect(statusesIn(await untilClosed(socket))).toEqual([408]);
  });

  test('in its body is disconnected after its response', async () => {
    const socket = openSocket(server.url);
    socket.on('error', () => undefined);
    socket.write(requestHead('POST /about', ['Content-Length: 1000']));
    const drip = setInterval(() => socket.write('x'), 20);
    expect(statusesIn(await untilClosed(socket))[0]).toBe(405);
    clearInterval(drip);
  });
});
