import { putVersion } from '@vantedge/release';
import { memoryStore, type Store } from '@vantedge/release/store';
import { fakeBuild } from '@vantedge/release/testing';
import { parseVersion, resolveVersions } from './version-references.ts';

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
  'stories@abc',
  'stories@5023f13c42c187c60',
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
  for (const text of ['stories@0000000000000000', 'pricing@0000']) {
    const { section } = parseVersion(text);
    await expect(resolveVersions(store, [parseVersion(text)])).rejects.toMatchObject({
      code: 'VERSION_NOT_FOUND',
      message: expect.stringContaining(text),
      fix: `npx nx build ${section} && site push ${section}`,
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
  const ids = ['abcd000000000001', 'abcd000000000002'];
  const store = { ...memoryStore(), list: async () => ids.map((id) => `versions/stories/${id}.json`) };
  await expect(resolveVersions(store, [parseVersion('stories@abcd')])).rejects.toMatchObject({
    code: 'VERSION_AMBIGUOUS',
    message: expect.stringContaining(ids.join(', ')),
  });
});
