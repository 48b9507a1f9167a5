import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { diskStore } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { startSampleServer, waitUntil } from './testing/sample-server.ts';

/** Longer than any test: only an event leads to a poll. */
const NEVER_MS = 100_000_000;

test('a release in a folder is live without a poll, and so is the next one', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    const server = await startSampleServer('first', { store, folder, pollIntervalMs: NEVER_MS });
    for (const number of [2, 3]) {
      await publishSample(store, `release ${number}`);
      await waitUntil(() => server.status().entry === number);
      expect(server.status().degraded).toBeUndefined();
    }
    await server.close();
  }));

/** A mount on which nothing is heard of the store. */
async function deafFolder(folder: string) {
  const mount = path.join(folder, 'mount');
  await mkdir(path.join(mount, 'channels', CHANNEL), { recursive: true });
  return mount;
}

test.each<[string, (folder: string) => Promise<string>]>([
  ['a mount that delivers no events', deafFolder],
  ['a folder that cannot be watched', async (folder) => path.join(folder, 'nowhere')],
])('with %s, a poll finds the release', (_, watched) =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(path.join(folder, 'store'));
    const server = await startSampleServer('first', {
      store,
      folder: await watched(folder),
      pollIntervalMs: 20,
    });
    await publishSample(store, 'second');
    await waitUntil(() => server.status().entry === 2);
    expect(server.status().degraded).toBeUndefined();
    await server.close();
  }),
);
