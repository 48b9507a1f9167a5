import { once } from 'node:events';
import type { Socket } from 'node:net';
import { head, open, received, statusesIn } from './testing/raw.ts';
import { type Serving, serving } from './testing/serving.ts';

describe('a client that is slow on purpose', () => {
  let server: Serving;
  beforeEach(async () => {
    server = await serving('first', { limits: { headersTimeoutMs: 200, requestTimeoutMs: 400 } });
  });
  afterEach(() => server.close());

  /** What a socket received when the server had closed it. */
  async function untilClosed(socket: Socket): Promise<string> {
    const text = await received(socket);
    if (!socket.destroyed) await once(socket, 'close');
    return text;
  }

  test('in its headers is closed', async () => {
    const socket = open(server.url);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X: y\r\n'), 20);
    socket.on('error', () => undefined);
    expect(statusesIn(await untilClosed(socket))).toEqual([408]);
    clearInterval(drip);
  });

  test('and says nothing at all is closed', async () => {
    const socket = open(server.url);
    expect(statusesIn(await untilClosed(socket))).toEqual([408]);
  });

  test('in its body is closed, and keeps its answer', async () => {
    const socket = open(server.url);
    socket.on('error', () => undefined);
    socket.write(head('POST /about', ['Content-Length: 1000']));
    const drip = setInterval(() => socket.write('x'), 20);
    expect(statusesIn(await untilClosed(socket))[0]).toBe(405);
    clearInterval(drip);
  });
});
