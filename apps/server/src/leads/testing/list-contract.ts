import { sampleLead, type WithStores } from './lead-stores.ts';

/** Tests what a lead store lists and counts. */
export function testLists(withStores: WithStores): void {
  test('keeps contents exactly, and the order of their fields', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      const contents = {
        name: `O'Neil "Zoë" \\ $1 %s`,
        email: 'ada@example.com',
        message: '1\n\t2\r\n日本 🙂 \u0001',
        company: '',
      };
      await store.put(sampleLead('a', contents));
      const [stored] = await store.list();
      expect(JSON.stringify(stored!.contents)).toBe(JSON.stringify(contents));
      await store.close();
    });
  });

  test('lists leads newest first, all or of one form, while a server writes', async () => {
    await withStores(async ({ open, read }) => {
      let day = 0;
      const server = open({ now: () => new Date(Date.UTC(2026, 0, (day += 1))) });
      for (const key of ['a', 'n', 'b']) await server.put(sampleLead(key));
      const reader = read();
      const emails = async (choice = {}) =>
        (await reader.list(choice)).map(({ contents }) => contents['email']);
      expect(await emails()).toEqual(['b@example.com', 'n@example.com', 'a@example.com']);
      expect(await emails({ limit: 1 })).toEqual(['b@example.com']);
      expect(await emails({ form: 'newsletter' })).toEqual(['n@example.com']);
      const { id } = await server.put(sampleLead('c'));
      expect(await reader.list({ limit: 1 })).toEqual([
        { id, form: 'contact', at: '2026-01-04T00:00:00.000Z', contents: { email: 'c@example.com' } },
      ]);
      await Promise.all([reader.close(), server.close()]);
    });
  });

  test('lists leads of one millisecond in reverse order', async () => {
    await withStores(async ({ open }) => {
      const store = open({ now: () => new Date(Date.UTC(2026, 0, 1)) });
      for (const key of ['c', 'a', 'b']) await store.put(sampleLead(key));
      const emails = (await store.list()).map(({ contents }) => contents['email']);
      expect(emails).toEqual(['b@example.com', 'a@example.com', 'c@example.com']);
      await store.close();
    });
  });

  test('lists and counts honeypot hits separately, and erases them with the others', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      const email = 'ada@example.com';
      await store.put(sampleLead('a', { email }));
      for (const key of ['b', 'n']) await store.put({ ...sampleLead(key, { email }), isHoneypotHit: true });
      const forms = async (choice = {}) => (await store.list(choice)).map(({ form }) => form);
      expect(await forms()).toEqual(['contact']);
      expect(await forms({ honeypot: true })).toEqual(['newsletter', 'contact']);
      expect(await forms({ honeypot: true, form: 'contact' })).toEqual(['contact']);
      expect([await store.count(), await store.count({ honeypot: true })]).toEqual([1, 2]);
      expect(await store.erase({ expiredBefore: '9999-01-01T00:00:00.000Z' })).toBe(3);
      await store.put({ ...sampleLead('b', { email }), isHoneypotHit: true });
      expect(await store.erase({ email })).toBe(1);
      await store.close();
    });
  });
}
