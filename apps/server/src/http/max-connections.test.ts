import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sendRequest } from './testing/send-request.ts';
import { beginBigFile, SIZE, withBigFile } from './testing/big-file.ts';
import { requestHead, openSocket, readAll, sendRaw, statusesIn } from './testing/raw.ts';
import { startSampleServer } from './testing/sample-server.ts';

/** Opens a connection, completes one request and leaves it open. */
async function openIdle(url: string): Promise<Socket> {
  const socket = openSocket(url);
  socket.write(requestHead('GET /robots.txt', []));
  await once(socket, 'data');
  return socket;
}

/** Opens a connection that sends nothing and waits until the server has accepted it. */
async function openSilent(url: string): Promise<Socket> {
  const socket = openSocket(url);
  await once(socket, 'connect');
  // Connections are accepted in order, so this one is accepted once the next is answered.
  await sendRaw(url, requestHead('GET /robots.txt'));
  return socket;
}

const closed = (socket: Socket) => (socket.resume().closed ? Promise.resolve() : once(socket, 'close'));

test('at the limit, a new connection replaces the one idle longest', async () => {
  const server = await startSampleServer('first', { limits: { maxConnections: 3 } });
  const [first, second, third] = [
    await openIdle(server.url),
    await openIdle(server.url),
    await openIdle(server.url),
  ];
  // The first is used again, so the second is idle longest.
  first.write(requestHead('GET /about', []));
  await once(first, 'data');
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  await closed(second);
  expect([first.destroyed, third.destroyed]).toEqual([false, false]);
  third.write(requestHead('GET /'));
  expect(statusesIn(await readAll(third))).toEqual([200]);
  first.destroy();
  await server.close();
});

test('replaces connections that send nothing or an incomplete request', async () => {
  const server = await startSampleServer('first', { limits: { maxConnections: 3 } });
  const silent = await openSilent(server.url);
  const half = openSocket(server.url);
  half.write('GET / HTTP/1.1\r\n');
  await sendRaw(server.url, requestHead('GET /robots.txt'));
  for (let i = 0; i < 4; i += 1) await openIdle(server.url);
  await Promise.all([closed(silent), closed(half)]);
  expect([silent.destroyed, half.destroyed]).toEqual([true, true]);
  await server.close();
});

test('keeps a connection with a response in flight', async () => {
  const server = await startSampleServer(withBigFile(), {
    limits: { maxConnections: 2, busyProtectionMs: 600_000 },
  });
  const big = await beginBigFile(server.url);
  for (let i = 0; i < 5; i += 1) await openIdle(server.url);
  const text = await Promise.all([big.rest(), server.close()]);
  expect(text[0].length).toBeGreaterThan(SIZE);
});

test('replaces a request with an incomplete body before a response in flight', async () => {
  const limits = { maxConnections: 2, busyProtectionMs: 600_000 };
  const server = await startSampleServer(withBigFile(), { limits });
  const big = await beginBigFile(server.url);
  const half = openSocket(server.url);
  half.write(requestHead('POST /about', ['Content-Length: 1000']));
  await once(half, 'data');
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  await closed(half);
  expect((await big.rest()).length).toBeGreaterThan(SIZE);
  await server.close();
});

test('refuses a new connection when all are busy, and reports it once', async () => {
  const limits = { maxConnections: 2, busyProtectionMs: 600_000 };
  const server = await startSampleServer(withBigFile(), { limits });
  const busy = [await beginBigFile(server.url), await beginBigFile(server.url)];
  expect(await sendRaw(server.url, requestHead('GET /'))).toBe('');
  expect(await sendRaw(server.url, requestHead('GET /'))).toBe('');
  expect(server.reports.filter((text) => text.includes('2 connections'))).toHaveLength(1);
  const [first, second] = await Promise.all([...busy.map(({ rest }) => rest()), server.close()]);
  expect(first!.length).toBeGreaterThan(SIZE);
  expect(second!.length).toBeGreaterThan(SIZE);
});

test('replaces a slow response when all connections are busy', async () => {
  const server = await startSampleServer(withBigFile(), {
    limits: { maxConnections: 2, busyProtectionMs: 0 },
  });
  const [slow, other] = [await beginBigFile(server.url), await beginBigFile(server.url)];
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  expect((await slow.rest()).length).toBeLessThan(SIZE);
  expect((await other.rest()).length).toBeGreaterThan(SIZE);
  await server.close();
});

test('lowers and reports a limit that exceeds the descriptors', async () => {
  const server = await startSampleServer('first', { limits: { maxConnections: 1e12 } });
  expect(server.reports.filter((text) => text.includes('1000000000000'))).toHaveLength(
    process.platform === 'linux' ? 1 : 0,
  );
  await server.close();
});
