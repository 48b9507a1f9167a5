import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { diskStore } from '../store/disk-store.ts';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { beginBigFile, SIZE, withBigFile } from './testing/big-file.ts';
import { head, open, received } from './testing/raw.ts';
import { publishSample } from './testing/sample-release.ts';
import { type Serving, serving, until } from './testing/serving.ts';

const script = join(process.cwd(), 'tools/site/src/serve/testing/serve-process.ts');

const lengthOf = (text: string) => text.length - text.indexOf('\r\n\r\n') - 4;

describe('closing', () => {
  let server: Serving;
  beforeEach(async () => {
    server = await serving(withBigFile());
  });

  test('finishes an answer that is written but not read', async () => {
    const { rest } = await beginBigFile(server.url);
    const closed = server.close();
    expect(lengthOf(await rest())).toBe(SIZE);
    await closed;
  });

  test('answers what was pipelined before it, and then ends the connection', async () => {
    const { rest } = await beginBigFile(server.url, head('GET /robots.txt', []));
    const closed = server.close();
    expect(await rest()).toContain('User-agent');
    await closed;
  });

  test('lets a broken request wait for the answer before it, and answers it once', async () => {
    const { socket, rest } = await beginBigFile(server.url, 'nonsense\r\n\r\n');
    await new Promise((resolve) => socket.write('more nonsense\r\n\r\n', resolve));
    const text = await rest();
    expect(lengthOf(text.slice(0, text.indexOf('HTTP/1.1 400')))).toBe(SIZE);
    expect(text.match(/^Bad Request\.$/gm)).toHaveLength(1);
    await server.close();
  });

  test('ends idle connections, and takes no new ones', async () => {
    const silent = open(server.url);
    await once(silent, 'connect');
    const kept = open(server.url);
    kept.write(head('GET /robots.txt', []));
    await once(kept, 'readable');
    const ends = [received(silent), received(kept)];
    await server.close();
    await Promise.all(ends);
    const late = open(server.url);
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  test('answers a request that has begun to arrive, and says that the connection ends', async () => {
    const socket = open(server.url);
    socket.write('GET /robots.txt HTTP/1.1\r\n');
    await until(() => socket.bytesWritten > 0 && !socket.connecting);
    // Another connection is answered after those bytes arrived.
    const other = open(server.url);
    other.write(head('GET /'));
    await received(other);
    const closed = server.close();
    socket.write('Host: x\r\n\r\n');
    const text = await received(socket);
    expect(text).toContain('User-agent');
    expect(text).toMatch(/^Connection: close\r$/m);
    await closed;
  });

  test('waits no longer than the grace for one who does not read', async () => {
    const impatient = await serving(withBigFile(), { limits: { grace: 50 } });
    const { socket, rest } = await beginBigFile(impatient.url);
    await impatient.close();
    const part = await rest().catch((error: NodeJS.ErrnoException) => String(error.code));
    expect(part.length).toBeLessThan(SIZE);
    expect(socket.destroyed).toBe(true);
    await server.close();
  });
});

describe('a process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: finishes an answer in flight, and exits with 0',
    async (signal) => {
      await withTemporaryFolder(async (folder) => {
        await publishSample(diskStore(folder), withBigFile());
        const child = spawn(process.execPath, ['--import', 'tsx', script, folder]);
        const exit = once(child, 'exit');
        const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
        const idle = open(url);
        const idleEnd = received(idle);
        const { rest } = await beginBigFile(url);
        child.kill(signal);
        // It has taken the signal when it accepts no more.
        await untilClosed(url);
        expect(lengthOf(await rest())).toBe(SIZE);
        await idleEnd;
        expect(await exit).toEqual([0, null]);
      });
    },
    300_000,
  );

  test('that cannot start tells why, and exits with 1', async () => {
    await withTemporaryFolder(async (folder) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, join(folder, 'none')]);
      let errors = '';
      child.stderr.on('data', (text) => (errors += String(text)));
      const [code] = (await once(child, 'close')) as [number];
      expect(code).toBe(1);
      expect(errors).toMatch(/^STORE_UNREADABLE: .*\n {2}at {4}.*\n {2}mend {2}/);
    });
  });
});

/** Resolves when nobody listens there any more. */
async function untilClosed(url: string): Promise<void> {
  for (;;) {
    const socket = open(url);
    const [event] = await Promise.race([
      once(socket, 'connect').then(() => ['connect']),
      new Promise<string[]>((resolve) => socket.once('error', () => resolve(['error']))),
    ]);
    socket.destroy();
    if (event === 'error') return;
  }
}
