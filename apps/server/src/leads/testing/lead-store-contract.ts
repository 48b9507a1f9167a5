import { testErasure } from './erasure-contract.ts';
import { testImports } from './import-contract.ts';
import { sampleLead, type WithStores } from './lead-stores.ts';
import { testLists } from './list-contract.ts';

/** Tests every promise of `LeadStore` on new, empty stores. */
export function testLeadStore(withStores: WithStores): void {
  testStoring(withStores);
  testLists(withStores);
  testErasure(withStores);
  testImports(withStores);
}

/** Tests what only the store of a server promises: writes that wait for something else than the calling thread. */
export function testServerLeadStore(withStores: WithStores): void {
  test('closing waits until accepted leads are stored, and rejects new ones', async () => {
    await withStores(async ({ open, read }) => {
      const store = open();
      const puts = ['a', 'b', 'c'].map((key) => store.put(sampleLead(key)));
      await store.close();
      expect((await Promise.all(puts)).map(({ isNew }) => isNew)).toEqual([true, true, true]);
      await expect(store.put(sampleLead('d'))).rejects.toMatchObject({ code: 'LEADS_BUSY' });
      const reader = read();
      expect(await reader.count()).toBe(3);
      await reader.close();
    });
  });
}

/** Tests that leads are stored once, and shared by all servers of a channel. */
function testStoring(withStores: WithStores): void {
  test('stores a key once, even with two servers', async () => {
    await withStores(async ({ open }) => {
      const [one, other] = [open(), open()];
      const { id, isNew } = await one.put(sampleLead('a'));
      expect(isNew).toBe(true);
      expect(await other.put(sampleLead('a'))).toEqual({ id, isNew: false });
      expect((await other.put(sampleLead('b'))).isNew).toBe(true);
      expect([await one.count(), await other.count()]).toEqual([2, 2]);
      await Promise.all([one.close(), other.close()]);
    });
  });

  test('stores a key once when four servers start and store it at the same time', async () => {
    await withStores(async ({ open }) => {
      const servers = Array.from({ length: 4 }, () => open());
      const attempts = servers.flatMap((server) => [0, 1, 2].map(() => server.put(sampleLead('a'))));
      const stored = await Promise.all(attempts);
      expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
      expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
      const keys = await Promise.all(servers.map((server) => server.key()));
      expect(keys[0]).toHaveLength(32);
      for (const key of keys) expect(key).toEqual(keys[0]);
      await Promise.all(servers.map((server) => server.close()));
    });
  });

  test('keeps the key and the leads when all servers stop', async () => {
    await withStores(async ({ open, read }) => {
      const first = open();
      const key = await first.key();
      await first.put(sampleLead('a'));
      await first.close();
      const second = read();
      expect(await second.key()).toEqual(key);
      expect(await second.count()).toBe(1);
      await second.close();
    });
  });

  test('keeps the leads and keys of channels apart', async () => {
    await withStores(async ({ open }) => {
      const [production, preview] = [open(), open({ channel: 'preview' })];
      const { id } = await production.put(sampleLead('a'));
      expect((await preview.put(sampleLead('a'))).isNew).toBe(true);
      expect(await preview.erase({ id })).toBe(0);
      expect(await preview.erase({ email: 'a@example.com' })).toBe(1);
      expect([await production.count(), await preview.count()]).toEqual([1, 0]);
      expect(await preview.key()).not.toEqual(await production.key());
      await Promise.all([production.close(), preview.close()]);
    });
  });

  test('is an error for a command when nothing was ever stored', async () => {
    await withStores(async ({ read }) => {
      await expect((async () => read().list())()).rejects.toMatchObject({ code: 'LEADS_NOT_FOUND' });
    });
  });
}
