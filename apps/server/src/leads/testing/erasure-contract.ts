import { sampleLead, type WithStores } from './lead-stores.ts';

/** Tests what a lead store erases, and what it keeps. */
export function testErasure(withStores: WithStores): void {
  test.each([
    ['by id', (id: string) => ({ id })],
    ['by email address, case-insensitively', () => ({ email: 'A@Example.com' })],
    ['by age', () => ({ before: '2026-01-02T00:00:00.000Z' })],
  ])('erases %s, once, and then stores the same message again', async (_, which) => {
    await withStores(async ({ open }) => {
      let day = 0;
      const [server, eraser] = [open({ now: () => new Date(Date.UTC(2026, 0, (day += 1))) }), open()];
      const { id } = await server.put(sampleLead('a'));
      await server.put(sampleLead('b'));
      expect(await eraser.erase(which(id))).toBe(1);
      expect(await eraser.erase(which(id))).toBe(0);
      expect((await server.list()).map(({ contents }) => contents['email'])).toEqual(['b@example.com']);
      expect((await server.put(sampleLead('a'))).isNew).toBe(true);
      await Promise.all([server.close(), eraser.close()]);
    });
  });

  test('erases only the selected leads', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      for (const key of ['a', 'b', 'n']) await store.put(sampleLead(key));
      expect(await store.erase({ id: 'none' })).toBe(0);
      expect(await store.erase({ email: '%' })).toBe(0);
      expect(await store.erase({ before: '2020-01-01T00:00:00.000Z' })).toBe(0);
      expect(await store.erase({ email: 'a@example.com' })).toBe(1);
      expect(await store.erase({ expiredBefore: '9999-01-01T00:00:00.000Z' })).toBe(1);
      expect((await store.list()).map(({ contents }) => contents['email'])).toEqual(['n@example.com']);
      await store.close();
    });
  });

  test('erases expired leads and stores new ones while several servers do both', async () => {
    await withStores(async ({ open }) => {
      const servers = [open(), open(), open()];
      const keys = Array.from({ length: 30 }, (_, i) => `a${i}`);
      await Promise.all(keys.map((key, i) => servers[i % 3]!.put(sampleLead(key))));
      const expired = { expiredBefore: '9999-01-01T00:00:00.000Z' };
      const [during, ...erasures] = await Promise.allSettled([
        servers[0]!.put(sampleLead('n')),
        ...servers.map((server) => server.erase(expired)),
      ]);
      expect(during).toMatchObject({ value: { isNew: true } });
      for (const erasure of erasures) {
        // Servers may be in each other's way, but never delete a lead twice or leave one.
        if (erasure.status === 'rejected') expect(erasure.reason).toMatchObject({ code: 'LEADS_BUSY' });
      }
      await servers[0]!.erase(expired);
      expect((await servers[0]!.list()).map(({ form }) => form)).toEqual(['newsletter']);
      await Promise.all(servers.map((server) => server.close()));
    });
  });
}
