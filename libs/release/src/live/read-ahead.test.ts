import { getRelease } from '../records/records.ts';
import { SiteError } from '../site-error.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { liveEntry } from '../log/log-end.ts';
import { loadLiveRelease } from './live-release.ts';
import { readBodiesAhead } from './read-ahead.ts';
import { CHANNEL, publishSample, sample } from './testing/sample-release.ts';

const PAGES = 40;

/** A site with 40 pages, all different. */
function site(label: string) {
  const many = sample(label);
  for (let i = 0; i < PAGES; i += 1)
    many.pages[`/page-${i}`] = many.pages['/about']!.replace('/about', `/page-${i}`);
  return many;
}

test('changed pages are read at once, not one after the other', async () => {
  const store = memoryStore();
  await publishSample(store, site('first'));
  const first = await loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL));
  await publishSample(store, site('second'));
  let [pending, max] = [0, 0];
  const read: Store['read'] = async (key) => {
    pending += 1;
    max = Math.max(max, pending);
    await new Promise(setImmediate);
    pending -= 1;
    return store.read(key);
  };
  await loadLiveRelease({ ...store, read }, CHANNEL, await liveEntry(store, CHANNEL), { previous: first });
  expect(max).toBeGreaterThanOrEqual(16);
});

test('a store that fails ends the other reads', async () => {
  const inner = memoryStore();
  const { release } = await publishSample(inner, site('first'));
  const record = await getRelease(inner, release);
  const read = jest.fn().mockRejectedValue(new SiteError('STORE_TIMEOUT', 'The store did not answer.'));
  await expect(readBodiesAhead({ ...inner, read }, record, new Map())).rejects.toMatchObject({
    code: 'STORE_TIMEOUT',
  });
  await new Promise(setImmediate);
  expect(read.mock.calls.length).toBeLessThan(PAGES);
});
