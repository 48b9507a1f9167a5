import { maxLength } from '@vantedge/leads';
import { randomBytes, randomUUID } from 'node:crypto';
import { CONFIRMATION, type LeadStore, type NewLead } from '../lead-store.ts';
import { sampleForms } from './sample-document.ts';

/** Lead stores of one kind that share their leads. */
export interface LeadStores {
  /** Opens the store of a server, which creates it. */
  open(options?: { channel?: string; now?: () => Date }): LeadStore;
  /** Opens the store of a command, which needs an existing one. */
  read(): LeadStore;
}

/** Returns a lead whose email address is that of its key; keys that start with `n` are newsletter sign-ups. */
export const sampleLead = (
  key: string,
  contents: NewLead['contents'] = { email: `${key}@example.com` },
): NewLead => ({
  key,
  contents,
  ...(key.startsWith('n') ? { form: 'shell/newsletter', subscription: 'active' } : { form: 'shell/contact' }),
});

/** Gives new, empty stores to a test. */
export type WithStores = (work: (stores: LeadStores) => Promise<void>) => Promise<void>;

/** Tests every promise of `LeadStore` on new, empty stores. */
export function testLeadStore(withStores: WithStores): void {
  testStoring(withStores);
  testLists(withStores);
  testErasure(withStores);
  testDeliveries(withStores);
  testSubscriptions(withStores);
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

/** Tests what a lead store lists and counts. */
function testLists(withStores: WithStores): void {
  test('keeps contents exactly, and the order of their fields', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      const contents = {
        name: `O'Neil "Zoë" \\ $1 %s`,
        email: 'ada@example.com',
        message: '1\n\t2\r\n日本 🙂 \u0001',
        company: '',
      };
      const source = { page: '/contact', utm_term: "'🙂" };
      await store.put({ ...sampleLead('a', contents), source });
      const [stored] = await store.list();
      expect(JSON.stringify(stored!.contents)).toBe(JSON.stringify(contents));
      expect(stored!.source).toEqual(source);
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
      expect(await emails({ form: 'shell/newsletter' })).toEqual(['n@example.com']);
      expect(await reader.newest()).toEqual(
        new Map([
          ['shell/contact', new Date('2026-01-03')],
          ['shell/newsletter', new Date('2026-01-02')],
        ]),
      );
      const { id } = await server.put(sampleLead('c'));
      expect(await reader.list({ limit: 1 })).toEqual([
        {
          id,
          form: 'shell/contact',
          at: '2026-01-04T00:00:00.000Z',
          source: {},
          contents: { email: 'c@example.com' },
        },
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
}

/** Tests what a lead store erases, and what it keeps. */
function testErasure(withStores: WithStores): void {
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

  test.each([
    ['Ada@MÜLLER.example', 'ada@müller.example'],
    ['ada@müller.example', 'ada@xn--mller-kva.example'],
    ['ÉMILE@example.com', 'émile@example.com'],
  ])('erases %s by %s', async (stored, given) => {
    await withStores(async ({ open }) => {
      const store = open();
      await store.put(sampleLead('a', { email: stored }));
      expect(await store.erase({ email: given }, { dryRun: true })).toBe(1);
      expect(await store.erase({ email: given })).toBe(1);
      await store.close();
    });
  });

  test('stores the longest values that a form may have', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      // Random text, because databases compress what they index.
      const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
      const { fields } = sampleForms.shell[0]!;
      const contents = Object.fromEntries(fields.map((field) => [field.name, random(maxLength(field))]));
      await store.put(sampleLead('a', contents));
      expect((await store.list())[0]!.contents).toEqual(contents);
      await store.close();
    });
  });

  test('erases only the selected leads', async () => {
    await withStores(async ({ open }) => {
      const store = open();
      for (const key of ['a', 'b', 'n']) await store.put(sampleLead(key));
      await store.put({ ...sampleLead('c'), form: 'stories/assessment' });
      expect(await store.erase({ id: 'none' })).toBe(0);
      expect(await store.erase({ email: '%' })).toBe(0);
      expect(await store.erase({ before: '2020-01-01T00:00:00.000Z' })).toBe(0);
      expect(await store.erase({ email: 'a@example.com' })).toBe(1);
      expect(await store.erase({ expiredBefore: '9999-01-01T00:00:00.000Z' })).toBe(2);
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
      expect((await servers[0]!.list()).map(({ form }) => form)).toEqual(['shell/newsletter']);
      await Promise.all(servers.map((server) => server.close()));
    });
  });
}

/** Tests the queue of deliveries. */
function testDeliveries(withStores: WithStores): void {
  const start = Date.UTC(2026, 0, 1);
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const lease = (minute: number) => ({ now: at(minute), until: at(minute + 2) });
  const now = () => at(0);

  test('gives each delivery to one of several servers, and again when its lease has ended', async () => {
    await withStores(async ({ open }) => {
      const servers = [open({ now }), open({ now }), open({ now })];
      const { id } = await servers[0]!.put({ ...sampleLead('a'), targets: ['crm', 'sales'] });
      await servers[0]!.put({ ...sampleLead('a'), targets: ['crm', 'later'] });
      await servers[0]!.put(sampleLead('b'));
      const take = (target: string, minute: number) =>
        Promise.all(
          servers.map((server) => server.deliveries.take(target, lease(minute)).catch(() => undefined)),
        );
      const contents = { email: 'a@example.com' };
      const lead = { id, form: 'shell/contact', at: at(0).toISOString(), source: {}, contents };
      const taken = (await take('crm', 0)).filter(Boolean);
      expect(taken).toEqual([{ lead, target: 'crm', attempt: 1, since: at(0) }]);
      expect((await take('crm', 1)).filter(Boolean)).toEqual([]);
      expect((await take('crm', 2)).filter(Boolean)).toMatchObject([{ attempt: 2 }]);
      expect((await take('sales', 2)).filter(Boolean)).toHaveLength(1);
      expect((await take('later', 2)).filter(Boolean)).toEqual([]);
      // The server whose lease has ended comes late: what has arrived has arrived.
      await servers[1]!.deliveries.settle(taken[0]!, { due: at(0) });
      expect((await take('crm', 3)).filter(Boolean)).toEqual([]);
      await servers[1]!.deliveries.settle(taken[0]!, 'delivered');
      expect((await take('crm', 9)).filter(Boolean)).toEqual([]);
      const [b, a] = await servers[2]!.list();
      expect([a!.deliveries, b!.deliveries]).toEqual([{ crm: 'delivered', sales: 'sending' }, undefined]);
      await Promise.all(servers.map((server) => server.close()));
    });
  });

  test('tries again when it is due, and after a failure only when it is put back', async () => {
    await withStores(async ({ open, read }) => {
      const { deliveries, put, list, close } = open({ now });
      await put({ ...sampleLead('a'), targets: ['crm'] });
      const take = (minute: number) => deliveries.take('crm', lease(minute));
      await deliveries.settle((await take(0))!, { due: at(5) });
      expect(await take(4)).toBeUndefined();
      expect(await deliveries.waiting()).toEqual([{ target: 'crm', leads: 1, since: at(0) }]);
      await deliveries.settle((await take(5))!, 'failed');
      expect([await take(60), await deliveries.waiting()]).toEqual([undefined, []]);
      expect((await list())[0]!.deliveries).toEqual({ crm: 'failed' });
      const command = read();
      expect(await command.deliveries.retry(at(70), { failedOnly: true })).toBe(1);
      expect(await command.deliveries.retry(at(70), { failedOnly: true })).toBe(0);
      expect(await command.deliveries.retry(at(70))).toBe(1);
      expect(await take(70)).toMatchObject({ attempt: 1, since: at(70) });
      // It is being sent.
      expect(await command.deliveries.retry(at(71))).toBe(0);
      await Promise.all([command.close(), close()]);
    });
  });

  test('of an erased lead ends, and does not mind that its server comes back', async () => {
    await withStores(async ({ open }) => {
      const { deliveries, put, erase, close } = open({ now });
      for (const key of ['a', 'b']) await put({ ...sampleLead(key), targets: ['crm'] });
      const taken = (await deliveries.take('crm', lease(0)))!;
      await erase({ expiredBefore: '9999-01-01T00:00:00.000Z' });
      await deliveries.settle(taken, { due: at(0) });
      expect(await deliveries.take('crm', lease(9))).toBeUndefined();
      expect(await deliveries.waiting()).toEqual([]);
      await close();
    });
  });

  test('belongs to a channel', async () => {
    await withStores(async ({ open }) => {
      const [production, preview] = [open({ now }), open({ now, channel: 'preview' })];
      await production.put({ ...sampleLead('a'), targets: ['crm'] });
      expect(await preview.deliveries.take('crm', lease(0))).toBeUndefined();
      expect([await preview.deliveries.waiting(), await preview.deliveries.retry(at(0))]).toEqual([[], 0]);
      await Promise.all([production.close(), preview.close()]);
    });
  });
}

/** Tests newsletter sign-ups: what confirming and unsubscribing does, and that both can be repeated. */
function testSubscriptions(withStores: WithStores): void {
  const now = () => new Date(Date.UTC(2026, 0, 1));
  const times = { now: now(), until: new Date(Date.UTC(2026, 0, 2)) };
  const pending = (key: string): NewLead => ({
    ...sampleLead(key),
    subscription: 'pending',
    targets: [CONFIRMATION],
  });

  test('a pending sign-up is delivered to targets once it is confirmed, and once', async () => {
    await withStores(async ({ open }) => {
      const servers = [open({ now }), open({ now })];
      const [store] = servers as [LeadStore];
      const { id } = await store.put(pending('n'));
      const confirmation = await store.deliveries.take(CONFIRMATION, times);
      expect(confirmation).toMatchObject({ lead: { id, subscription: 'pending' } });
      expect(await store.deliveries.take('crm', times)).toBeUndefined();
      const confirmed = await Promise.all(servers.map((server) => server.confirm(id, ['crm'])));
      expect(confirmed).toEqual(['active', 'active']);
      // The server that sent the mail did not know that it has arrived.
      await store.deliveries.settle(confirmation!, { due: now() });
      expect(await store.deliveries.take(CONFIRMATION, times)).toBeUndefined();
      const delivery = (await store.deliveries.take('crm', times))!;
      expect(delivery).toMatchObject({ attempt: 1, since: now(), lead: { id, subscription: 'active' } });
      await store.deliveries.settle(delivery, 'delivered');
      expect(await store.confirm(id, ['crm', 'sales'])).toBe('active');
      expect(await store.list()).toMatchObject([
        { subscription: 'active', deliveries: { confirmation: 'delivered', crm: 'delivered' } },
      ]);
      await Promise.all(servers.map((server) => server.close()));
    });
  });

  test('unsubscribing ends what is not delivered, and cannot be confirmed away', async () => {
    await withStores(async ({ open }) => {
      const store = open({ now });
      const { id } = await store.put(pending('n'));
      await store.confirm(id, ['crm', 'sales', 'slow']);
      await store.deliveries.settle((await store.deliveries.take('crm', times))!, 'delivered');
      await store.deliveries.settle((await store.deliveries.take('sales', times))!, 'failed');
      const late = (await store.deliveries.take('slow', times))!;
      for (let repeated = 0; repeated < 2; repeated += 1) {
        await store.unsubscribe(id);
        expect(await store.confirm(id, ['crm', 'sales'])).toBe('ended');
      }
      await store.deliveries.settle(late, { due: now() });
      expect(await store.deliveries.retry(now())).toBe(0);
      expect(await store.list()).toMatchObject([{ id, subscription: 'ended' }]);
      expect((await store.list())[0]!.deliveries).toEqual({ confirmation: 'delivered', crm: 'delivered' });
      await store.close();
    });
  });

  test('unsubscribing erases a pending sign-up, whose address can sign up again', async () => {
    await withStores(async ({ open }) => {
      const store = open({ now });
      const { id } = await store.put(pending('n'));
      await store.unsubscribe(id);
      expect([await store.count(), await store.deliveries.waiting()]).toEqual([0, []]);
      expect(await store.confirm(id, ['crm'])).toBeUndefined();
      expect((await store.put(pending('n'))).isNew).toBe(true);
      await store.close();
    });
  });

  test('messages and sign-ups of other channels cannot be confirmed or ended', async () => {
    await withStores(async ({ open }) => {
      const [production, preview] = [open({ now }), open({ now, channel: 'preview' })];
      const message = await production.put({ ...sampleLead('a'), targets: ['crm'] });
      const other = await production.put(pending('n'));
      for (const id of [message.id, randomUUID()]) {
        expect(await production.confirm(id, ['sales'])).toBeUndefined();
        await production.unsubscribe(id);
      }
      expect(await preview.confirm(other.id, ['crm'])).toBeUndefined();
      await preview.unsubscribe(other.id);
      const leads = (await production.list()).map(({ subscription, deliveries }) => [
        subscription,
        deliveries,
      ]);
      expect(leads.sort()).toEqual(
        [
          ['pending', { confirmation: 'waiting' }],
          [undefined, { crm: 'waiting' }],
        ].sort(),
      );
      await Promise.all([production.close(), preview.close()]);
    });
  });

  test('erases sign-ups that were not confirmed in time, and no others', async () => {
    await withStores(async ({ open }) => {
      let day = 0;
      const store = open({ now: () => new Date(Date.UTC(2026, 0, (day += 1))) });
      await store.put(sampleLead('a'));
      for (const state of ['pending', 'active', 'ended', undefined] as const)
        await store.put({ ...sampleLead(`n${state}`), ...(state && { subscription: state }) });
      await store.put(pending('new'));
      const which = { unconfirmedBefore: new Date(Date.UTC(2026, 0, day)).toISOString() };
      expect(await store.erase(which, { dryRun: true })).toBe(1);
      expect(await store.erase(which)).toBe(1);
      expect((await store.list()).map(({ contents }) => contents['email'])).toEqual(
        ['new', 'nundefined', 'nended', 'nactive', 'a'].map((key) => `${key}@example.com`),
      );
      await store.close();
    });
  });
}
