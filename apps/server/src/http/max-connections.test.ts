import { once } from 'node:events';
import type { Socket } from 'node:net';
import {
  beginBigFile,
  openSocket,
  readAll,
  requestHead,
  sendRaw,
  SIZE,
  statusesIn,
  withBigFile,
} from './testing/raw.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';

test('refuses connections beyond the limit, reports it once, and takes new ones when one has ended', async () => {
  const observe = jest.fn();
  const server = await startSampleServer(withBigFile(), { limits: { maxConnections: 2 }, observe });
  const busy = [await beginBigFile(server.url), await beginBigFile(server.url)];
  expect(await sendRaw(server.url, requestHead('GET /'))).toBe('');
  expect(await sendRaw(server.url, requestHead('GET /'))).toBe('');
  expect(server.reports.filter((text) => text.includes('2 connections'))).toHaveLength(1);
  expect(observe.mock.calls.filter(([{ type }]) => type === 'connection-refused')).toHaveLength(2);
  for (const { rest } of busy) expect((await rest()).length).toBeGreaterThan(SIZE);
  expect((await sendRequest(server.url, '/about')).status).toBe(200);
  await server.close();
});

describe('slow clients', () => {
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
});
