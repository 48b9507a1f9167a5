import { head, getRelease } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { agedStores } from '@vantedge/release/testing';
import { pushSmall, releaseSmall } from '../gc/testing/small-site.ts';
import { assertNotExpired } from './unreleased-versions.ts';

const channel = 'production';
const DAY_HOURS = 24;

async function check(store: Store, versions: Record<string, string>) {
  const live = await head(store, channel);
  const liveVersions = live ? (await getRelease(store, live.release)).versions : {};
  return assertNotExpired({ store, channel, versions, liveVersions });
}

describe.each(Object.entries(agedStores))('%s store', (_, use) => {
  test('a version that was never released can be released for 29 days', () =>
    use(async ({ store, age }) => {
      await releaseSmall(store, channel, { shell: await pushSmall(store, 'shell', 'a') });
      const stories = await pushSmall(store, 'stories', 'a');
      const at = `versions/stories/${stories}.json`;
      await age(at, 29 * DAY_HOURS - 1);
      await check(store, { stories });
      await age(at, 29 * DAY_HOURS + 1);
      await expect(check(store, { stories })).rejects.toMatchObject({
        code: 'VERSION_EXPIRED',
        at,
        fix: 'npx nx build stories && site push stories',
      });
      expect(await pushSmall(store, 'stories', 'a')).toBe(stories);
      await check(store, { stories });
    }));

  test.each([channel, 'staging'])('a version that was live on %s can be released at any time', (name) =>
    use(async ({ store, age }) => {
      const shell = await pushSmall(store, 'shell', 'a');
      await releaseSmall(store, channel, { shell });
      const first = await pushSmall(store, 'stories', 'a');
      await releaseSmall(store, name, { shell, stories: first });
      await releaseSmall(store, name, { stories: await pushSmall(store, 'stories', 'b') });
      await age(`versions/stories/${first}.json`, 365 * DAY_HOURS);
      await expect(check(store, { stories: first })).resolves.toBeUndefined();
    }),
  );
});
