import { reportProblems } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { type Deliveries, deliverLeads, type DeliveryResult } from './deliveries.ts';
import { leadsFile } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { notifyFailed, type Target } from './target.ts';
import { sampleLead } from './testing/lead-store-contract.ts';

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 1));
};

interface Run {
  store: LeadStore;
  results: string[];
  reports: string[];
  /** Starts another server; all are closed after the test. */
  start(targets: Target[], options?: Partial<Parameters<typeof deliverLeads>[0]>): Deliveries;
}

const withStore = (work: (run: Run) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const [results, reports]: [string[], string[]] = [[], []];
    const started: Deliveries[] = [];
    const start: Run['start'] = (targets, options) => {
      const deliveries = deliverLeads({
        store,
        notify: { names: targets.map(({ name }) => name), targets, confirms: false, problems: [] },
        origin: () => undefined,
        report: reportProblems(reports),
        observe: (target: string, result: DeliveryResult) => results.push(`${target} ${result}`),
        pollMs: 5,
        retryMs: 2,
        ...options,
      });
      started.push(deliveries);
      return deliveries;
    };
    await work({ store, results, reports, start });
    await Promise.all(started.map((deliveries) => deliveries.close()));
    await store.close();
  });

/** A target that fails a number of times before it takes a lead. */
function target(name: string, failures = 0) {
  const got: string[] = [];
  let left = failures;
  return {
    name,
    got,
    async send({ contents }: { contents: Readonly<Record<string, string>> }) {
      if (left > 0) {
        left -= 1;
        throw notifyFailed(name, 'not now', 'wait');
      }
      got.push(contents['email']!);
    },
  };
}

const statesIn = async (store: LeadStore) => (await store.list()).map(({ deliveries }) => deliveries);

test('a lead arrives at each target once, also at one that fails twice', async () => {
  await withStore(async ({ store, results, reports, start }) => {
    const [sales, crm] = [target('sales', 2), target('crm')];
    const { names } = start([sales, crm]);
    await store.put({ ...sampleLead('a'), targets: names });
    await until(async () =>
      Object.values((await statesIn(store))[0]!).every((state) => state === 'delivered'),
    );
    expect([sales.got, crm.got]).toEqual([['a@example.com'], ['a@example.com']]);
    expect(results.sort()).toEqual(['crm delivered', 'sales delivered', 'sales retried', 'sales retried']);
    // Once a minute.
    expect(reports).toEqual([expect.stringMatching(/'sales' at attempt 1.*\n.*NOTIFY_FAILED/)]);
  });
});

test('two servers deliver each lead once', async () => {
  await withStore(async ({ store, start }) => {
    const crm = target('crm');
    for (let i = 0; i < 3; i += 1) start([crm]);
    const keys = Array.from({ length: 30 }, (_, i) => `a${i}`);
    await Promise.all(keys.map((key) => store.put({ ...sampleLead(key), targets: ['crm'] })));
    await until(() => crm.got.length >= keys.length);
    expect(new Set(crm.got).size).toBe(keys.length);
    expect(crm.got).toHaveLength(keys.length);
  });
});

test('a target that does not respond keeps no other waiting', async () => {
  await withStore(async ({ store, start }) => {
    const crm = target('crm');
    const send: Target['send'] = (_, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', reject));
    const hung = { name: 'sales', send };
    start([hung, crm]);
    for (const key of ['a', 'b']) await store.put({ ...sampleLead(key), targets: ['sales', 'crm'] });
    await until(() => crm.got.length === 2);
    expect(crm.got).toEqual(['a@example.com', 'b@example.com']);
  });
});

test('a new target gets no earlier leads, and one whose URL was wrong gets those that waited', async () => {
  await withStore(async ({ store, start }) => {
    const wrong = start([], { notify: { names: ['crm'], targets: [], confirms: false, problems: [] } });
    await store.put({ ...sampleLead('a'), targets: wrong.names });
    await wrong.close();
    const [crm, sales] = [target('crm'), target('sales')];
    const { names } = start([crm, sales]);
    await store.put({ ...sampleLead('b'), targets: names });
    await until(() => crm.got.length === 2 && sales.got.length === 1);
    expect([crm.got, sales.got]).toEqual([['a@example.com', 'b@example.com'], ['b@example.com']]);
  });
});

test('after three days a lead is marked as failed, and is tried again when it is put back', async () => {
  await withStore(async ({ store, results, reports, start }) => {
    // It stands still, after the store's.
    let now = Date.now() + 60_000;
    const crm = target('crm', 2);
    start([crm], { now: () => now });
    await store.put({ ...sampleLead('a'), targets: ['crm'] });
    await until(() => results.length === 1);
    now += 3 * 86_400_000;
    await until(async () => (await statesIn(store))[0]!['crm'] === 'failed');
    expect(results).toEqual(['crm retried', 'crm failed']);
    await store.deliveries.retry(new Date(now));
    await until(() => crm.got.length === 1);
    expect(reports.join()).not.toContain('a@example.com');
  });
});

test('waits longer after each failure, and not equally long', async () => {
  const dues: number[] = [];
  let attempt = 0;
  const queue = {
    async take() {
      if (attempt === 20) return undefined;
      const lead = { id: '1', form: 'shell/contact', at: '', contents: {} };
      return { lead, target: 'crm', attempt: (attempt += 1), since: new Date(0) };
    },
    settle: async (_: unknown, outcome: { due: Date } | string) =>
      void dues.push((outcome as { due: Date }).due.getTime()),
  };
  const deliveries = deliverLeads({
    store: {
      deliveries: queue as unknown as LeadStore['deliveries'],
      key: () => Promise.resolve(Buffer.alloc(32)),
    },
    notify: { names: ['crm'], targets: [target('crm', 99)], confirms: false, problems: [] },
    origin: () => undefined,
    report: () => undefined,
    now: () => 0,
  });
  await until(() => dues.length === 20);
  await deliveries.close();
  dues.forEach((due, i) => {
    const delay = Math.min(3_600_000, 30_000 * 2 ** i);
    expect(due).toBeGreaterThanOrEqual(delay / 2);
    expect(due).toBeLessThanOrEqual(delay * 1.5);
  });
  expect(new Set(dues.slice(10)).size).toBeGreaterThan(1);
});

test('what has arrived is not sent again, though the store was away when that was to be noted', async () => {
  await withStore(async ({ store, start }) => {
    const crm = target('crm');
    let left = 3;
    const deliveries: LeadStore['deliveries'] = {
      ...store.deliveries,
      settle: async (...which) => {
        if ((left -= 1) >= 0) throw new Error('away');
        await store.deliveries.settle(...which);
      },
    };
    start([crm], { store: { ...store, deliveries } });
    await store.put({ ...sampleLead('a'), targets: ['crm'] });
    await until(async () => (await statesIn(store))[0]!['crm'] === 'delivered');
    expect(crm.got).toHaveLength(1);
  });
});

test('is sent again when it is unknown whether it has arrived', async () => {
  await withStore(async ({ store, start }) => {
    const crm = target('crm');
    let isFirst = true;
    const send: Target['send'] = async (lead, signal) => {
      await crm.send(lead);
      if (!isFirst) return;
      isFirst = false;
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
    };
    start([{ name: 'crm', send }], { leaseMs: 40 });
    await store.put({ ...sampleLead('a'), targets: ['crm'] });
    await until(async () => (await statesIn(store))[0]!['crm'] === 'delivered');
    expect(crm.got).toHaveLength(2);
  });
});

test('a server that closes finishes what it sends, and begins nothing', async () => {
  await withStore(async ({ store, start }) => {
    const got: string[] = [];
    const crm: Target = {
      name: 'crm',
      async send({ id }) {
        got.push(id);
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    };
    const deliveries = start([crm]);
    for (const key of ['a', 'b']) await store.put({ ...sampleLead(key), targets: ['crm'] });
    await until(() => got.length === 1);
    await deliveries.close();
    expect((await statesIn(store)).map((states) => states!['crm']).sort()).toEqual(['delivered', 'waiting']);
  });
});

test('an event in this process wakes it long before it looks again', async () => {
  await withStore(async ({ store, start }) => {
    const crm = target('crm');
    const { wake } = start([crm], { pollMs: 3_600_000 });
    await store.put({ ...sampleLead('a'), targets: ['crm'] });
    wake();
    await until(() => crm.got.length === 1);
    expect(crm.got).toEqual(['a@example.com']);
  });
});
