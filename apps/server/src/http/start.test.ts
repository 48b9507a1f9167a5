import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SiteError } from '@vantedge/release';
import { diskStore, memoryStore, type Store } from '@vantedge/release/store';
import { CHANNEL, publishSample, withTemporaryFolder } from '@vantedge/release/testing';
import { startServer } from './server.ts';

/** The error of a server that cannot start. */
const failure = (store: Store, port = 0, host?: string): Promise<SiteError> =>
  startServer({ store, channel: CHANNEL, port, ...(host && { host }) }).then(
    async (server) => {
      await server.close();
      throw new Error('it started');
    },
    (error: SiteError) => error,
  );

test('names a busy port and suggests another', async () => {
  const store = memoryStore();
  await publishSample(store, 'first');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const error = await failure(store, port);
  expect(error).toBeInstanceOf(SiteError);
  expect(error).toMatchObject({ code: 'PORT_IN_USE', at: `127.0.0.1:${port}` });
  expect(error.message).toContain(String(port));
  expect(error.fix).toMatch(/^--port \d+$/);
  expect(error.fix).not.toContain(String(port));
  other.close();
});

test('names an address that this machine does not have', async () => {
  const store = memoryStore();
  await publishSample(store, 'first');
  expect(await failure(store, 0, '192.0.2.1')).toMatchObject({ code: 'HOST_UNAVAILABLE' });
});

test('names a store that is missing, not a folder, or empty', async () => {
  await withTemporaryFolder(async (folder) => {
    expect(await failure(diskStore(join(folder, 'none')))).toMatchObject({ code: 'STORE_READ_FAILED' });
    await writeFile(join(folder, 'file'), '');
    expect(await failure(diskStore(join(folder, 'file')))).toMatchObject({ code: 'STORE_READ_FAILED' });
    await mkdir(join(folder, 'empty'));
    expect(await failure(diskStore(join(folder, 'empty')))).toMatchObject({ code: 'CHANNEL_EMPTY' });
  });
});
