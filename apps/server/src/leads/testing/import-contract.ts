import type { LeadRecord } from '../lead-store.ts';
import { sampleLead, type WithStores } from './lead-stores.ts';

const record = (number: number): LeadRecord => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  key: `key-${number}`,
  form: 'contact',
  at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  contents: { email: `ada+${number}@example.com`, message: '日本 \n' },
  isHoneypotHit: number % 2 === 1,
  state: number % 3 ? 'new' : 'sent',
});

/** Tests that a store takes over the leads of another. */
export function testImports(withStores: WithStores): void {
  test('returns its records, oldest first', async () => {
    await withStores(async ({ open }) => {
      let day = 0;
      const store = open({ now: () => new Date(Date.UTC(2026, 0, (day += 1))) });
      const { id } = await store.put(sampleLead('a'));
      await store.put({ ...sampleLead('b'), isHoneypotHit: true });
      const [first, second] = await store.records();
      const at = '2026-01-01T00:00:00.000Z';
      const state = 'new';
      expect(first).toEqual({ ...sampleLead('a'), id, at, isHoneypotHit: false, state });
      expect(second).toMatchObject({ key: 'b', isHoneypotHit: true });
      await store.close();
    });
  });

  test('stores records of another store unchanged and once, however often they are added', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      const all = Array.from({ length: 1100 }, (_, i) => record(i));
      expect(await store.add(all.slice(0, 700))).toBe(700);
      expect(await store.add(all)).toBe(400);
      expect(await store.add(all)).toBe(0);
      expect(await store.records()).toEqual(all);
      expect(await store.erase({ email: 'ADA+0@example.com' })).toBe(1);
      await store.close();
    });
  });

  test('leaves a message alone that a visitor has sent again since', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      const { id } = await store.put(sampleLead('key-2'));
      expect(await store.add([record(1), record(2)])).toBe(1);
      expect((await store.list()).map((lead) => lead.id)).toEqual([id]);
      expect(await store.put(sampleLead('key-1'))).toEqual({ id: record(1).id, isNew: false });
      await store.close();
    });
  });

  test('adds no records of other channels', async () => {
    await withStores(async ({ open }) => {
      const [store, other] = [open(), open({ channel: 'preview' })];
      await other.add([record(2)]);
      expect(await store.records()).toEqual([]);
      await Promise.all([store.close(), other.close()]);
    });
  });
}
