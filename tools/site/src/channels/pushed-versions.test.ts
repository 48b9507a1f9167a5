import { getRelease, head, putVersion } from '@vantedge/release';
import { buildCommand, command } from '@vantedge/errors';
import { memoryStore, overlayStore, type Store } from '@vantedge/store';
import { agedStores } from '@vantedge/store/testing';
import { fakeBuild } from '@vantedge/release/testing';
import { assertNotExpired, parseVersion, resolveVersions } from './pushed-versions.ts';
import { pushSmall, releaseSmall } from '../gc/testing/small-site.ts';

const hash = 'a'.repeat(64);

/** Stores n versions of stories; returns their ids. */
async function storeVersions(store: Store, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let bytes = 1; bytes <= count; bytes += 1) {
    const files = { 'main.js': { bytes, identity: hash } };
    ids.push(
      await putVersion(store, { section: 'stories', build: fakeBuild('stories'), files, server: hash }),
    );
  }
  return ids;
}

test.each([
  'stories',
  'stories@',
  'stories@latest',
  'stories@5023f13',
  `stories@${'5'.repeat(65)}`,
  'Stories@5023f13c42c187c6',
  '@5023f13c42c187c6',
  'stories@5023F13C42C187C6',
])('%j is not a version', (text) => {
  expect(() => parseVersion(text)).toThrow(expect.objectContaining({ code: 'USAGE' }));
});

test('finds versions by id and by abbreviation', async () => {
  const store = memoryStore();
  const [first, second] = (await storeVersions(store, 2)) as [string, string];
  const resolve = (id: string) => resolveVersions(store, [parseVersion(`stories@${id}`)]);
  expect(await resolve(first)).toEqual({ stories: first });
  expect(await resolve(second.slice(0, 8))).toEqual({ stories: second });
  const both = [first, first.slice(0, 8)].map((id) => parseVersion(`stories@${id}`));
  expect(await resolveVersions(store, both)).toEqual({ stories: first });
});

test('rejects an id that was never pushed, with the command that pushes it', async () => {
  const store = memoryStore();
  await storeVersions(store, 1);
  for (const text of ['stories@0000000000000000', 'pricing@00000000', `stories@${'0'.repeat(64)}`]) {
    const { section } = parseVersion(text);
    await expect(resolveVersions(store, [parseVersion(text)])).rejects.toMatchObject({
      code: 'VERSION_NOT_FOUND',
      message: expect.stringContaining(text),
      fix: [buildCommand(section), command('site', 'push', section)],
    });
  }
});

test('rejects two versions of one section', async () => {
  const store = memoryStore();
  const ids = await storeVersions(store, 2);
  const references = ids.map((id) => parseVersion(`stories@${id}`));
  await expect(resolveVersions(store, references)).rejects.toMatchObject({ code: 'USAGE' });
});

test('rejects an abbreviation of several ids', async () => {
  const ids = ['1', '2'].map((digit) => `abcdabcd${digit}`.padEnd(64, '0'));
  const store = { ...memoryStore(), list: async () => ids.map((id) => `versions/stories/${id}.json`) };
  await expect(resolveVersions(store, [parseVersion('stories@abcdabcd')])).rejects.toMatchObject({
    code: 'VERSION_AMBIGUOUS',
    message: expect.stringContaining(ids.join(', ')),
  });
});

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
        fix: [buildCommand('stories'), command('site', 'push', 'stories')],
      });
      const dryRun = overlayStore(store);
      await expect(check(dryRun, { stories })).rejects.toMatchObject({ code: 'VERSION_EXPIRED' });
      expect(await pushSmall(dryRun, 'stories', 'a')).toBe(stories);
      await check(dryRun, { stories });
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
