import { head, logEnd } from '@vantedge/release';
import type { Store } from '@vantedge/store';
import { agedStores } from '@vantedge/store/testing';
import { promotePreview } from '../channels/previews.ts';
import { racingStore } from '../channels/testing/racing-store.ts';
import { collectGarbage } from './collect-garbage.ts';
import { expirePreviews } from './expire-previews.ts';
import { previewSmall, pushSmall, releaseSmall } from './testing/small-site.ts';

const DAY_MS = 24 * 3_600_000;

/** A live release and a preview, as old as a version that expires. */
async function siteWithPreview(store: Store, age: (key: string, hours: number) => Promise<void>) {
  await releaseSmall(store, 'production', { shell: await pushSmall(store, 'shell', 'a') });
  const used = await store.list('');
  const shown = await previewSmall(store, 'pr-1', { stories: await pushSmall(store, 'stories', 'a') });
  for (const key of await store.list('')) if (!key.startsWith('channels/')) await age(key, 40 * 24);
  return { used, shown };
}

const inDays = (days: number) => Date.now() + days * DAY_MS;

describe.each(Object.entries(agedStores))('%s store', (_, use) => {
  test('a preview expires 30 days after its last entry', () =>
    use(async ({ store, age }) => {
      await siteWithPreview(store, age);
      expect(await expirePreviews(store, { now: inDays(29.9) })).toEqual([]);
      expect(await head(store, 'pr-1')).toBeDefined();
      expect(await expirePreviews(store, { now: inDays(30.1), isDryRun: true })).toEqual(['pr-1']);
      expect(await head(store, 'pr-1')).toBeDefined();
      expect(await expirePreviews(store, { now: inDays(30.1) })).toEqual(['pr-1']);
      expect(await head(store, 'pr-1')).toBeUndefined();
      expect(await expirePreviews(store, { now: inDays(30.1) })).toEqual([]);
      await expect(promotePreview({ store, name: 'pr-1' })).rejects.toMatchObject({
        code: 'PREVIEW_NOT_FOUND',
      });
    }));

  test('its release is removed a day later, and its log entries stay', () =>
    use(async ({ store, age }) => {
      const { used } = await siteWithPreview(store, age);
      await expirePreviews(store, { now: inDays(30.1) });
      expect(await collectGarbage(store, { now: inDays(31) })).toEqual([]);
      await collectGarbage(store, { now: inDays(31.2) });
      const log = ['channels/pr-1/00000001.json', 'channels/pr-1/00000002.json'];
      expect(await store.list('')).toEqual([...used, ...log].sort());
    }));

  test('the name can be used again, with the same release', () =>
    use(async ({ store, age }) => {
      const { shown } = await siteWithPreview(store, age);
      await expirePreviews(store, { now: inDays(30.1) });
      await collectGarbage(store, { now: inDays(32) });
      const again = await previewSmall(store, 'pr-1', { stories: await pushSmall(store, 'stories', 'a') });
      expect(again).toMatchObject({ changed: true, entry: { number: 3, release: shown.entry.release } });
      await collectGarbage(store, { now: inDays(60) });
      const promoted = await promotePreview({ store, name: 'pr-1', permissions: { unchecked: 'a test' } });
      expect(promoted.entry.release).toBe(shown.entry.release);
    }));

  test('other channels, and a preview that gets an entry at the same time, do not expire', () =>
    use(async ({ store, age }) => {
      await siteWithPreview(store, age);
      const stories = await pushSmall(store, 'stories', 'b');
      const rival = () => previewSmall(store, 'pr-1', { stories });
      expect(await expirePreviews(racingStore(store, rival), { now: inDays(40) })).toEqual([]);
      expect(await logEnd(store, 'pr-1')).toMatchObject({ live: { action: 'preview', number: 2 } });
    }));
});
