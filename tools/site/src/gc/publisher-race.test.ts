import { link, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { append, entries, getRelease, head, putRelease } from '@vantedge/release';
import {
  agedStores,
  type Attempt,
  checkLog,
  fakeCompose,
  fakeVersion,
  publishOnce,
  startPublisher,
  withTemporaryFolder,
} from '@vantedge/release/testing';
import { diskStore, memoryStore, type Store } from '@vantedge/release/store';
import { removeOrphans } from './remove-orphans.ts';

const channel = 'production';

/** Points in a garbage collection at which a publisher may act. */
const MOMENTS = [
  'before the listing',
  'after the listing',
  'before the removal',
  'after the removal',
] as const;
type Moment = (typeof MOMENTS)[number];

/** A store that calls back at each of these points. */
function watched(store: Store, reached: (moment: Moment) => Promise<void>): Store {
  return {
    ...store,
    async listRevisions(prefix) {
      await reached('before the listing');
      const listed = await store.listRevisions(prefix);
      await reached('after the listing');
      return listed;
    },
    async removeRevision(key, revision) {
      await reached('before the removal');
      const isRemoved = await store.removeRevision(key, revision);
      await reached('after the removal');
      return isRemoved;
    },
  };
}

const orders = [
  // A publisher that was suspended for almost a day in between.
  ['a day ago', 'before the listing'] as const,
  ...MOMENTS.flatMap((record, i) => MOMENTS.slice(i).map((entry) => [record, entry] as const)),
];

describe.each(Object.entries(agedStores))('a publisher that reuses an old orphan (%s store)', (_, use) => {
  test.each(orders)('record written %s, entry %s', (recordAt, entryAt) =>
    use(async ({ store, age }) => {
      await publishOnce(store, 'shell', '1');
      const live = await head(store, channel);
      const base = await getRelease(store, live!.release);
      const release = fakeCompose(base, 'stories', fakeVersion('stories', '1'));
      const id = await putRelease(store, release);
      await age(`releases/${id}.json`, 24.1);
      // Another orphan, so that something is always removed.
      await age(`releases/${await putRelease(store, { ...release, pages: {} })}.json`, 48);
      const steps: { at: Moment; run: () => Promise<unknown> }[] = [
        ...(recordAt === 'a day ago' ? [] : [{ at: recordAt, run: () => putRelease(store, release) }]),
        {
          at: entryAt,
          run: () => {
            const entry = { number: 2, release: id, action: 'publish' as const, sections: ['stories'] };
            return append(store, channel, { ...entry, at: '2026-03-01T09:00:00.000Z' }, live);
          },
        },
      ];
      const gc = watched(store, async (moment) => {
        while (steps[0]?.at === moment) await steps.shift()!.run();
      });
      await removeOrphans(gc);
      expect(steps).toEqual([]);
      expect((await head(store, channel))?.release).toBe(id);
      expect(await getRelease(store, id)).toEqual(release);
    }),
  );
});

/** Runs garbage collections until `work` has ended; returns what they removed. */
async function collectingDuring<T>(store: Store, work: Promise<T>, before = async () => {}) {
  const run = { isOver: false };
  const ended = work.finally(() => (run.isOver = true));
  const removed: string[] = [];
  while (!run.isOver) {
    await before();
    removed.push(...(await removeOrphans(store)).removed);
  }
  return { result: await ended, removed };
}

test('garbage collection during publishes loses no release and removes no new orphan', () =>
  withTemporaryFolder(async (root) => {
    const store = diskStore(root);
    const first = await publishOnce(store, 'first', '1');
    const names = ['a', 'b', 'c', 'd'];
    const processes = await Promise.all(
      [names.slice(0, 2), names.slice(2)].map((some) => startPublisher(root, 40, some)),
    );
    for (const { begin } of processes) begin();
    const { result, removed } = await collectingDuring(
      store,
      Promise.all(processes.map(({ ended }) => ended)),
    );
    expect(await checkLog(store, [first, ...result.flat()])).toEqual([]);
    expect(removed).toEqual([]);
  }));

test('garbage collection loses no release when all of them already exist as old orphans', () =>
  withTemporaryFolder(async (root) => {
    const count = 60;
    const publishAll = async (to: Store) => {
      const attempts: Attempt[] = [];
      for (let i = 0; i < count; i += 1) attempts.push(await publishOnce(to, 'stories', String(i)));
      return attempts;
    };
    // The same publishes in another store create the same releases.
    const rehearsal = memoryStore();
    await publishOnce(rehearsal, 'shell', '1');
    await publishAll(rehearsal);
    const store = diskStore(root);
    const first = await publishOnce(store, 'shell', '1');
    const putOrphans = oldOrphans(root, rehearsal);
    const { result, removed } = await collectingDuring(store, publishAll(store), putOrphans);
    expect(await checkLog(store, [first, ...result])).toEqual([]);
    expect(await entries(store, channel)).toHaveLength(count + 1);
    expect(removed.length).toBeGreaterThan(0);
  }));

/** Copies missing releases from another store, with a timestamp two days ago. */
function oldOrphans(root: string, from: Store) {
  const then = new Date(Date.now() - 2 * 86_400_000);
  let files = 0;
  return async () => {
    await mkdir(join(root, 'tmp'), { recursive: true });
    for (const key of await from.list('releases/')) {
      const file = join(root, 'tmp', `orphan-${(files += 1)}`);
      await writeFile(file, (await from.read(key))!);
      await utimes(file, then, then);
      await link(file, join(root, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }
  };
}
