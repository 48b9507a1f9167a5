import { openAgedS3Store, openS3Store } from '@vantedge/store/testing';
import { collectGarbage } from '../../tools/site/src/gc/collect-garbage.ts';
import { expirePreviews } from '../../tools/site/src/gc/expire-previews.ts';
import { previewSmall, pushSmall, releaseSmall } from '../../tools/site/src/gc/testing/small-site.ts';
import { newLocation } from './new-location.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => Date.now() + days * DAY_MS;

test('an old key is renewed when it is put again, and then a removal of its earlier revision does nothing', async () => {
  const location = newLocation();
  const store = openS3Store(location);
  await store.putIfAbsent('a/b', Buffer.from('first'));
  const before = (await store.revision('a/b'))!;
  // The time of objects may have a resolution of a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await openAgedS3Store(location, DAY_MS).putIfAbsent('a/b', Buffer.from('second'))).toBe(false);
  expect((await store.revision('a/b'))!.modifiedAt).toBeGreaterThan(before.modifiedAt);
  expect(await store.removeRevision('a/b', before.revision)).toBe(false);
  expect(Buffer.from((await store.read('a/b'))!).toString()).toBe('first');
});

test('gc removes unreleased versions and expired previews, and nothing else', async () => {
  const store = openS3Store(newLocation());
  const keys = async () => (await store.list('')).filter((key) => !key.startsWith('channels/'));
  const shell = await pushSmall(store, 'shell', 'a');
  const stories = await pushSmall(store, 'stories', 'a');
  await releaseSmall(store, 'production', { shell, stories });
  const used = await keys();
  await pushSmall(store, 'stories', 'b');
  await previewSmall(store, 'pr-1', { stories: await pushSmall(store, 'stories', 'c') });
  expect(await collectGarbage(store)).toEqual([]);
  expect(await expirePreviews(store, { now: inDays(31) })).toEqual(['pr-1']);
  expect(await collectGarbage(store, { now: inDays(31), isDryRun: true })).not.toEqual([]);
  await collectGarbage(store, { now: inDays(33) });
  expect(await keys()).toEqual(used);
  // Nothing of the removals is left, so that the next push of the version works.
  expect(await pushSmall(store, 'stories', 'c')).toEqual(expect.any(String));
});
