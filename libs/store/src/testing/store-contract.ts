import type { Store } from '../store.ts';

/** Tests what every store must do. */
export function describeStore(name: string, use: UseStore): void {
  describeContent(name, use);
  describeRevisions(name, use);
}

/** Runs work with a new, empty store. */
export type UseStore = (work: (store: Store) => Promise<void>) => Promise<void>;

/** Tests how every store reads, writes and lists keys. */
function describeContent(name: string, use: UseStore): void {
  describe(`${name} store`, () => {
    test('keeps the first write of a key and rejects the second', () =>
      use(async (store) => {
        expect(await store.putIfAbsent('a/b.json', bytes('first'))).toBe(true);
        expect(await store.putIfAbsent('a/b.json', bytes('second'))).toBe(false);
        expect(await storedText(store, 'a/b.json')).toBe('first');
      }));

    test('distinguishes an absent key from an empty one', () =>
      use(async (store) => {
        await store.putIfAbsent('a/empty', bytes(''));
        expect(await storedText(store, 'a/empty')).toBe('');
        expect(await store.read('a/absent')).toBeUndefined();
        expect(await store.read('a')).toBeUndefined();
        expect(await store.read('a/empty/below')).toBeUndefined();
        expect(await store.putIfAbsent('a/empty', bytes('late'))).toBe(false);
      }));

    test('lets exactly one of many concurrent writers win', () =>
      use(async (store) => {
        const rivals = Array.from({ length: 50 }, (_, i) => `rival ${i} `.repeat(1000));
        const won = await Promise.all(rivals.map((rival) => store.putIfAbsent('log/1', bytes(rival))));
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await storedText(store, 'log/1')).toBe(rivals[won.indexOf(true)]);
      }));

    test('replaces a key, and creates it if it is absent', () =>
      use(async (store) => {
        await store.putIfAbsent('a/b', bytes('damaged'));
        await store.replace('a/b', bytes('good'));
        await store.replace('a/c', bytes('new'));
        expect(await storedText(store, 'a/b')).toBe('good');
        expect(await storedText(store, 'a/c')).toBe('new');
        expect(await store.putIfAbsent('a/b', bytes('late'))).toBe(false);
        expect(await store.list('')).toEqual(['a/b', 'a/c']);
      }));

    test('never shows readers partial content during a replacement', () =>
      use(async (store) => {
        const sizes = [1, 2, 3, 4].map((i) => i * 50_000);
        await store.putIfAbsent('k', Buffer.alloc(sizes[0]!, 1));
        const reads = Array.from({ length: 40 }, () => store.read('k'));
        await Promise.all(sizes.map((size) => store.replace('k', Buffer.alloc(size, 1))));
        for (const found of await Promise.all(reads)) expect(sizes).toContain(found?.length);
      }));

    test('lists only the keys below a prefix, sorted', () =>
      use(async (store) => {
        await store.putIfAbsent('c/2', bytes('x'));
        for (const key of ['c/10', 'c/1', 'c/d/1', 'cc/1', 'c-1', 'top'])
          await store.putIfAbsent(key, bytes(key));
        expect(await store.list('c/')).toEqual(['c/1', 'c/10', 'c/2', 'c/d/1']);
        expect(await store.list('c/d/')).toEqual(['c/d/1']);
        expect(await store.list('absent/')).toEqual([]);
        expect(await store.list('top/')).toEqual([]);
        expect(await store.list('')).toEqual(['c-1', 'c/1', 'c/10', 'c/2', 'c/d/1', 'cc/1', 'top']);
      }));

    test('does not share memory with callers', () =>
      use(async (store) => {
        const own = bytes('stay');
        await store.putIfAbsent('k', own);
        own.fill(0);
        const other = bytes('stay');
        await store.replace('r', other);
        other.fill(0);
        expect(await storedText(store, 'r')).toBe('stay');
        (await store.read('k'))?.fill(0);
        expect(await storedText(store, 'k')).toBe('stay');
      }));

    test.each([
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/./b',
      'a..b',
      '.a',
      'A',
      'a b',
      'a\\b',
      'a\0',
      'ä',
      'tmp',
      'tmp/a',
    ])('rejects the key %j', (key) =>
      use(async (store) => {
        await expect(store.read(key)).rejects.toThrow(TypeError);
        await expect(store.putIfAbsent(key, bytes('x'))).rejects.toThrow(TypeError);
        await expect(store.replace(key, bytes('x'))).rejects.toThrow(TypeError);
        await expect(store.list(`${key}/`)).rejects.toThrow(TypeError);
        await expect(store.listRevisions(`${key}/`)).rejects.toThrow(TypeError);
        await expect(store.revision(key)).rejects.toThrow(TypeError);
        await expect(store.removeRevision(key, 'any')).rejects.toThrow(TypeError);
      }),
    );

    test('rejects a prefix that is not a folder', () =>
      use(async (store) => {
        await expect(store.list('a')).rejects.toThrow(TypeError);
        await expect(store.listRevisions('a')).rejects.toThrow(TypeError);
      }));
  });
}

/** Tests the operations of garbage collection that every store has. */
function describeRevisions(name: string, use: UseStore): void {
  describe(`${name} store with revisions`, () => {
    test('rejects replacing or removing a log entry', () =>
      use(async (store) => {
        const key = 'channels/production/00000001.json';
        await store.putIfAbsent(key, bytes('entry'));
        await expect(store.replace(key, bytes('other'))).rejects.toThrow(TypeError);
        const revision = await readRevision(store, key);
        await expect(store.removeRevision(key, revision)).rejects.toThrow(TypeError);
        expect(await storedText(store, key)).toBe('entry');
      }));

    test('lists revisions, and every write creates a new one', () =>
      use(async (store) => {
        for (const key of ['c/2', 'c/1', 'd/1']) await store.putIfAbsent(key, bytes('x'));
        const first = await store.listRevisions('c/');
        expect(first.map(({ key, size }) => [key, size])).toEqual([
          ['c/1', 1],
          ['c/2', 1],
        ]);
        expect(await store.revision('c/1')).toEqual(first[0]);
        expect(await store.revision('c/3')).toBeUndefined();
        expect(await store.revision('c')).toBeUndefined();
        await store.putIfAbsent('c/1', bytes('late'));
        expect(await store.listRevisions('c/')).toEqual(first);
        await store.replace('c/1', bytes('x'));
        const second = await store.listRevisions('c/');
        expect(second[0]!.revision).not.toBe(first[0]!.revision);
        expect(second[0]!.modifiedAt).toBeGreaterThanOrEqual(first[0]!.modifiedAt);
        expect(second[1]).toEqual(first[1]);
        expect(await store.listRevisions('absent/')).toEqual([]);
      }));

    test('removes a revision once, and the key can be created again', () =>
      use(async (store) => {
        for (const key of ['c/1', 'c/2']) await store.putIfAbsent(key, bytes(key));
        const revision = await readRevision(store, 'c/1');
        expect(await store.removeRevision('c/1', revision)).toBe(true);
        expect(await store.read('c/1')).toBeUndefined();
        expect(await store.list('')).toEqual(['c/2']);
        expect(await store.removeRevision('c/1', revision)).toBe(false);
        expect(await store.removeRevision('absent/1', revision)).toBe(false);
        expect(await store.putIfAbsent('c/1', bytes('again'))).toBe(true);
        expect(await storedText(store, 'c/1')).toBe('again');
      }));

    test('keeps a key that was rewritten since it was listed', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('same'));
        const revision = await readRevision(store, 'c/1');
        await store.replace('c/1', bytes('same'));
        expect(await store.removeRevision('c/1', revision)).toBe(false);
        expect(await storedText(store, 'c/1')).toBe('same');
        expect(await store.list('')).toEqual(['c/1']);
      }));

    test('lets exactly one of many concurrent removals succeed', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('x'));
        const revision = await readRevision(store, 'c/1');
        const removed = await Promise.all(
          Array.from({ length: 20 }, () => store.removeRevision('c/1', revision)),
        );
        expect(removed.filter(Boolean)).toHaveLength(1);
      }));
  });
}

/** Current revision of a key. */
export const readRevision = async (store: Store, key: string) =>
  (await store.listRevisions('')).find((found) => found.key === key)!.revision;

export const bytes = (text: string) => Buffer.from(text);

/** Content of a key as text; undefined if it does not exist. */
export async function storedText(store: Store, key: string): Promise<string | undefined> {
  const found = await store.read(key);
  return found && Buffer.from(found).toString();
}
