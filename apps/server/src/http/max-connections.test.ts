import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { diskStore } from '@vantedge/release/store';
import { bundleScript, publishSample, withTemporaryFolder } from '@vantedge/release/testing';
import { turns } from './http-server.ts';
import { connectionsWithin, descriptorLimit } from './limits.ts';
import {
  beginBigFile,
  openIdleConnections,
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
    limits: { maxConnections: 2, stallMs: 600_000 },
  });
  const big = await beginBigFile(server.url);
  for (let i = 0; i < 5; i += 1) await openIdle(server.url);
  const text = await Promise.all([big.rest(), server.close()]);
  expect(text[0].length).toBeGreaterThan(SIZE);
});

test('replaces a request with an incomplete body before a response in flight', async () => {
  const limits = { maxConnections: 2, stallMs: 600_000 };
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
  const limits = { maxConnections: 2, stallMs: 600_000 };
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
    limits: { maxConnections: 2, stallMs: 0 },
  });
  const [slow, other] = [await beginBigFile(server.url), await beginBigFile(server.url)];
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  expect((await slow.rest()).length).toBeLessThan(SIZE);
  expect((await other.rest()).length).toBeGreaterThan(SIZE);
  await server.close();
});

test('replaces the response whose client does not read, not an earlier one that is read', async () => {
  const server = await startSampleServer(withBigFile(), { limits: { maxConnections: 2, stallMs: 0 } });
  const read = await beginBigFile(server.url);
  const stalled = await beginBigFile(server.url);
  let received = 0;
  // Little enough, so that the system does not hold the rest.
  for (let step = 1; step <= 3; step += 1) {
    while (received < step * 1_500_000) {
      const chunk = read.socket.read() as Buffer | null;
      if (chunk) received += chunk.length;
      else await once(read.socket, 'readable');
    }
    // Long enough for the server to look at the progress.
    await pause(150);
  }
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  expect((await stalled.rest()).length).toBeLessThan(SIZE);
  received += (await read.rest()).length;
  expect(received).toBeGreaterThan(SIZE);
  await server.close();
});

test('work of many connections takes turns, one piece a turn of the event loop', async () => {
  const later = turns();
  const done: string[] = [];
  const piece = (name: string) => () => {
    done.push(name);
    if (done.length < 5) later(piece(`${name}'`));
  };
  for (const name of ['a', 'b']) later(piece(name));
  const counts: number[] = [];
  while (done.length < 6) {
    await new Promise((resolve) => setImmediate(resolve));
    counts.push(done.length);
  }
  expect(done).toEqual(['a', 'b', "a'", "b'", "a''", "b''"]);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
});

test('lowers and reports a limit that exceeds the descriptors', async () => {
  const server = await startSampleServer('first', { limits: { maxConnections: 1e12 } });
  expect(server.reports.filter((text) => text.includes('1000000000000'))).toHaveLength(
    process.platform === 'linux' ? 1 : 0,
  );
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

describe('file descriptors', () => {
  const script = bundleScript(join(process.cwd(), 'apps/server/src/http/testing/serve-process.ts'));

  /** Long enough that only the connection limit can close an idle connection. */
  const limits = JSON.stringify({
    keepAliveTimeoutMs: 600_000,
    headersTimeoutMs: 600_000,
    requestTimeoutMs: 600_000,
  });

  test('answers every valid request with 1,200 idle connections and 1,024 descriptors', async () => {
    await withTemporaryFolder(async (folder) => {
      await publishSample(diskStore(folder), 'first');
      const command = [process.execPath, ...(await script), folder, limits];
      const child = spawn('sh', ['-c', 'ulimit -n 1024 && exec "$@"', 'sh', ...command]);
      let errors = '';
      child.stderr.on('data', (text) => (errors += String(text)));
      const exit = once(child, 'exit');
      const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const closeIdle = await openIdleConnections(url, 1_200);
      const statuses: number[] = [];
      for (let i = 0; i < 200; i += 1) statuses.push((await sendRequest(url, '/about')).status);
      expect(statuses).toEqual(statuses.map(() => 200));
      // The limit leaves descriptors for the store, so a new release can be loaded.
      const { release } = await publishSample(diskStore(folder), 'second');
      while ((await sendRequest(url, '/about')).headers['x-release'] !== release);
      closeIdle();
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(errors).toBe('');
    });
  });
});

describe('the descriptor limit', () => {
  test('reserves descriptors for the store, and uses at least half for connections', () => {
    expect(connectionsWithin(1_024)).toBe(928);
    expect(connectionsWithin(64)).toBe(32);
    expect(connectionsWithin(Infinity)).toBe(Infinity);
  });

  test('returns a positive limit', () => {
    expect(descriptorLimit()).toBeGreaterThan(16);
  });
});
