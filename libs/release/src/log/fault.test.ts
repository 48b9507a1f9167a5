import { putBlob, putBody, memoryStore, type Store } from '@vantedge/store';
import { type Fault, faultyStore } from '@vantedge/store/testing';
import { head } from './log-end.ts';
import { entries } from './walk-log.ts';
import type { LogEntry } from '../records/log-model.ts';
import { getRelease, getVersion, putVersion } from '../records/records.ts';
import { appendReleaseUnchecked, fakeBuild, fakeCompose, publishOnce } from './testing/fake-release.ts';

const channel = 'production';

/** A complete publish, from storing a build to the log entry. */
async function publish(store: Store): Promise<LogEntry> {
  const files = {
    'main.js': await putBody(store, Buffer.from('main();'.repeat(50)), { compression: 'best' }),
  };
  const server = await putBlob(store, Buffer.from('exports.pages = {}'));
  const version = await putVersion(store, { section: 'stories', build: fakeBuild('stories'), files, server });
  const { entry } = await appendReleaseUnchecked({
    store,
    channel,
    build: async (base) => {
      await getVersion(store, 'stories', version);
      return { release: fakeCompose(base, 'stories', version), action: 'publish', sections: ['stories'] };
    },
    now: () => new Date(),
  });
  return entry;
}

async function siteWithOneRelease(): Promise<Store> {
  const store = memoryStore();
  await publishOnce(store, 'shell', '1');
  return store;
}

async function operationsOfAPublish(): Promise<number> {
  const store = faultyStore(await siteWithOneRelease(), 0, 'before');
  await publish(store);
  return store.operations();
}

describe.each<Fault>(['before', 'after'])(
  'a store that fails once, %s the operation takes effect',
  (fault) => {
    test('at any operation of a publish: either the old or the new release is live, complete', async () => {
      const operations = await operationsOfAPublish();
      const outcomes: string[] = [];
      for (let at = 1; at <= operations; at += 1) {
        const store = await siteWithOneRelease();
        const old = await head(store, channel);
        await expect(publish(faultyStore(store, at, fault))).rejects.toThrow(`operation ${at}`);
        const live = await head(store, channel);
        const { versions } = await getRelease(store, live!.release);
        outcomes.push(live!.number === old!.number ? 'old' : 'new');
        expect(Object.keys(versions)).toEqual(live!.number === 1 ? ['shell'] : ['shell', 'stories']);
        if (live!.number === 1) expect(live).toEqual(old);
        else await getVersion(store, 'stories', versions['stories']!);
        // The next publish of the same build succeeds.
        expect((await publish(store)).number).toBe(2);
        expect(await entries(store, channel)).toHaveLength(2);
      }
      expect(operations).toBeGreaterThan(10);
      // Only the last operation changes the live release.
      const last = fault === 'after' ? 'new' : 'old';
      expect(outcomes).toEqual([...Array<string>(operations - 1).fill('old'), last]);
    });
  },
);
