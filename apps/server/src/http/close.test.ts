import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { diskStore } from '@vantedge/store';
import { bundleScript, STRESS, withTemporaryFolder } from '@vantedge/store/testing';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { head } from '@vantedge/release';
import type { ServerLimits } from './limits.ts';
import { startServer } from './server.ts';
import {
  beginBigFile,
  type BusyClient,
  busyClient,
  openSocket,
  readAll,
  requestHead,
  SIZE,
  statusesIn,
  untilAnswered,
  withBigFile,
} from './testing/raw.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';

const script = bundleScript(join(process.cwd(), 'apps/server/src/http/testing/serve-process.ts'));

/** Limits that a busy machine never reaches, so that a connection closes only after it was announced. */
const PATIENT = { idleGraceMs: 600_000, drainTimeoutMs: 600_000 };

/** The clients that lost a request, or whose last response did not announce the close. */
async function losses(clients: readonly BusyClient[]): Promise<object[]> {
  const ends = await Promise.all(
    clients.map(async (client) => {
      const end = await client.closed;
      return { sent: client.sent, answered: client.answered, ...end };
    }),
  );
  return ends.filter(({ sent, answered, announced, error }) => sent !== answered || !announced || error);
}

const lengthOf = (text: string) => text.length - text.indexOf('\r\n\r\n') - 4;

describe('closing', () => {
  let server: SampleServer;
  beforeEach(async () => {
    server = await startSampleServer(withBigFile());
  });

  test('finishes a response that is written but not yet read', async () => {
    const { rest } = await beginBigFile(server.url);
    const closed = server.close();
    expect(lengthOf(await rest())).toBe(SIZE);
    await closed;
  });

  test('answers pipelined requests, then closes the connection', async () => {
    const { rest } = await beginBigFile(server.url, requestHead('GET /robots.txt', []));
    const closed = server.close();
    expect(await rest()).toContain('User-agent');
    await closed;
  });

  test('closes idle connections and accepts no new ones', async () => {
    const silent = openSocket(server.url);
    await once(silent, 'connect');
    const kept = openSocket(server.url);
    kept.write(requestHead('GET /robots.txt', []));
    await once(kept, 'readable');
    const ends = [readAll(silent), readAll(kept)];
    await server.close();
    await Promise.all(ends);
    const late = openSocket(server.url);
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  test('answers a partially received request with Connection: close', async () => {
    const socket = openSocket(server.url);
    socket.write('GET /robots.txt HTTP/1.1\r\n');
    await waitUntil(() => socket.bytesWritten > 0 && !socket.connecting);
    // A response on another connection proves that those bytes have arrived.
    const other = openSocket(server.url);
    other.write(requestHead('GET /'));
    await readAll(other);
    const closed = server.close();
    socket.write('Host: x\r\n\r\n');
    const text = await readAll(socket);
    expect(text).toContain('User-agent');
    expect(text).toMatch(/^Connection: close\r$/m);
    await closed;
  });

  test('closes a connection whose client stops reading after drainTimeoutMs', async () => {
    const limits = { drainTimeoutMs: 50 };
    const impatient = await startSampleServer(withBigFile(), { limits });
    const { socket, rest } = await beginBigFile(impatient.url);
    await impatient.close();
    expect(impatient.reports).toEqual([expect.stringContaining('Responses cut: 1.')]);
    const part = await rest().catch((error: NodeJS.ErrnoException) => String(error.code));
    expect(part.length).toBeLessThan(SIZE);
    expect(socket.destroyed).toBe(true);
    await server.close();
  });
});

describe('closing loses no request:', () => {
  test('one on an idle connection that the server has not read yet', async () => {
    // Idle connections are closed immediately here, so only the preceding poll saves the request.
    const hasty = await startSampleServer('first', { limits: { idleGraceMs: 0 } });
    const socket = openSocket(hasty.url);
    socket.write(requestHead('GET /robots.txt', []));
    await once(socket, 'data');
    await sendRequest(hasty.url, '/');
    // In the kernel when `write` returns, before the server can read it.
    socket.write(requestHead('GET /about', []));
    const closed = hasty.close();
    const text = await readAll(socket);
    expect(statusesIn(text)).toEqual([200]);
    expect(text).toMatch(/^Connection: close\r$/m);
    await closed;
  });

  test('those on connections that the server has not accepted yet', async () => {
    const patient = await startSampleServer('first', { limits: { idleGraceMs: 600_000 } });
    const sockets = Array.from({ length: 20 }, () => openSocket(patient.url));
    for (const socket of sockets) socket.write(requestHead('GET /about', []));
    const texts = sockets.map(readAll);
    // Node connects in the next tick, the kernel immediately.
    await new Promise((resolve) => process.nextTick(resolve));
    const closed = patient.close();
    for (const text of await Promise.all(texts)) expect(statusesIn(text)).toEqual([200]);
    await closed;
  });

  test.each(Array.from({ length: 3 * STRESS }, (_, i) => i + 1))(
    'requests of 64 busy connections (run %i)',
    async () => {
      const busy = await startSampleServer('first', { limits: PATIENT });
      const clients = Array.from({ length: 64 }, () => busyClient(busy.url, '/about'));
      await untilAnswered(clients, 3);
      const closed = busy.close();
      expect(await losses(clients)).toEqual([]);
      await closed;
    },
  );
});

/** Runs a test with a process that serves a small release with a big file, and its URL. */
async function withProcess(
  limits: Partial<ServerLimits>,
  work: (child: ChildProcess, url: string) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    await publishSample(diskStore(folder), withBigFile());
    const child = spawn(process.execPath, [...(await script), folder, JSON.stringify(limits)]);
    try {
      const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      await work(child, url);
    } finally {
      child.kill('SIGKILL');
    }
  });
}

describe('a server process', () => {
  test.each(['SIGTERM', 'SIGHUP'] as const)(
    'loses no request of 64 busy connections on %s',
    async (signal) => {
      await withProcess(PATIENT, async (child, url) => {
        const exit = once(child, 'exit');
        const clients = Array.from({ length: 64 }, () => busyClient(url, '/about'));
        await untilAnswered(clients, 10);
        child.kill(signal);
        expect(await losses(clients)).toEqual([]);
        expect(await exit).toEqual([0, null]);
      });
    },
  );

  test('accepts connections during the drain delay while /readyz is 503, and exits immediately on a second signal', async () => {
    await withProcess({ ...PATIENT, acceptWhileClosingMs: 600_000 }, async (child, url) => {
      const exit = once(child, 'exit');
      expect((await sendRequest(url, '/readyz')).status).toBe(200);
      child.kill('SIGTERM');
      while ((await sendRequest(url, '/readyz')).status !== 503);
      const { status, headers } = await sendRequest(url, '/about');
      expect({ status, connection: headers.connection }).toEqual({ status: 200, connection: 'close' });
      child.kill('SIGTERM');
      expect(await exit).toEqual([null, 'SIGTERM']);
    });
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s: finishes an answer in flight, and exits with 0',
    async (signal) => {
      await withProcess({}, async (child, url) => {
        const exit = once(child, 'exit');
        const idle = openSocket(url);
        const idleEnd = readAll(idle);
        const { rest } = await beginBigFile(url);
        child.kill(signal);
        // The signal has been handled once the port is closed.
        await untilClosed(url);
        expect(lengthOf(await rest())).toBe(SIZE);
        await idleEnd;
        expect(await exit).toEqual([0, null]);
      });
    },
    300_000,
  );

  test('that cannot start prints the reason and exits with code 1', async () => {
    await withTemporaryFolder(async (folder) => {
      const child = spawn(process.execPath, [...(await script), join(folder, 'none')]);
      let errors = '';
      child.stderr.on('data', (text) => (errors += String(text)));
      const [code] = (await once(child, 'close')) as [number];
      expect(code).toBe(1);
      expect(errors).toMatch(/^STORE_READ_FAILED: .*\n {2}at {4}.*\n {2}fix {3}/);
    });
  });
});

describe('on a socket that outlives the process', () => {
  const folder = join(process.cwd(), 'apps/server');

  /** The options of the unit that operators copy, for another store. */
  async function unitOptions(store: string): Promise<string[]> {
    const unit = await readFile(join(folder, 'deploy/vantedge.service'), 'utf8');
    const [, options] = /^ExecStart=.*server\.mjs (start .*)$/m.exec(unit)!;
    return options!.split(' ').map((option) => (option === '/var/lib/vantedge' ? store : option));
  }

  /** Sends requests, each on a connection of its own, until it is stopped. Every one must be answered. */
  function client(port: number) {
    const statuses: number[] = [];
    const state = { isStopped: false };
    const done = (async () => {
      while (!state.isStopped)
        statuses.push((await sendRequest(`http://127.0.0.1:${port}`, '/about')).status);
    })();
    return { statuses, stop: () => ((state.isStopped = true), done) };
  }

  test('a restart loses no request of 16 clients with a connection for each', async () => {
    await withTemporaryFolder(async (store) => {
      await publishSample(diskStore(store), 'first');
      const command = [
        process.execPath,
        join(folder, 'bin/server.mjs'),
        ...(await unitOptions(store)),
        '--no-leads',
      ];
      const holder = spawn(process.execPath, [
        join(folder, 'src/http/testing/hold-socket.cjs'),
        '2',
        ...command,
      ]);
      const lines = on(createInterface({ input: holder.stdout }), 'line');
      const nextLine = async () => ((await lines.next()).value as [string])[0];
      const port = Number(await nextLine());
      /** Resolves to the id of the next process, when it serves. */
      const untilServing = async () => {
        const [, pid] = (await nextLine()).split(' ');
        expect(await nextLine()).toBe(
          `Serving release ${(await head(diskStore(store), CHANNEL))!.release.slice(0, 16)} at http://localhost:${port}`,
        );
        return Number(pid);
      };
      const first = await untilServing();
      const clients = Array.from({ length: 16 }, () => client(port));
      const untilMore = (count: number) => {
        const before = clients.map(({ statuses }) => statuses.length);
        return waitUntil(() => clients.every(({ statuses }, i) => statuses.length >= before[i]! + count));
      };
      await untilMore(5);
      process.kill(first, 'SIGTERM');
      const second = await untilServing();
      await untilMore(5);
      await Promise.all(clients.map(({ stop }) => stop()));
      expect(new Set(clients.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
      const exit = once(holder, 'exit');
      process.kill(second, 'SIGTERM');
      expect(await exit).toEqual([0, null]);
    });
  });

  test('that is none, the server says so', async () => {
    await withTemporaryFolder(async (store) => {
      await publishSample(diskStore(store), 'first');
      const failed = startServer({ store: diskStore(store), channel: CHANNEL, fd: 0 });
      await expect(failed).rejects.toMatchObject({ code: 'SOCKET_INVALID', at: '--fd 0' });
    });
  });
});

/** Resolves when the port is closed. */
async function untilClosed(url: string): Promise<void> {
  for (;;) {
    const socket = openSocket(url);
    const [event] = await Promise.race([
      once(socket, 'connect').then(() => ['connect']),
      new Promise<string[]>((resolve) => socket.once('error', () => resolve(['error']))),
    ]);
    socket.destroy();
    if (event === 'error') return;
  }
}
