import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SiteError } from '@vantedge/errors';
import { reportProblems } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { leadsFile } from './lead-database.ts';
import type { Erasure, LeadStore } from './lead-store.ts';
import { enforceRetention, leadLocation, openLeads } from './open-leads.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';

test('uses the folder of the store, the given folder, or the given database', () => {
  expect(leadLocation(undefined, 'store', 'production')).toEqual({ file: 'store/leads/leads.sqlite' });
  expect(leadLocation('inbox', 's3://bucket', 'preview')).toEqual({ file: 'inbox/leads.preview.sqlite' });
  expect(leadLocation('postgres://localhost/leads', 's3://bucket', 'preview')).toMatchObject({
    database: { label: 'postgres://localhost/leads' },
    channel: 'preview',
  });
});

test.each([
  [undefined, 's3://bucket', 'production', 'LEADS_STORE_REQUIRED'],
  ['mysql://localhost/leads', 'store', 'production', 'USAGE'],
  ['', 'store', 'production', 'USAGE'],
  ['postgres://localhost/leads', 'store', '../x', 'CHANNEL_NAME_INVALID'],
  ['inbox', 'store', '../x', 'CHANNEL_NAME_INVALID'],
])('--leads %s with --store %s and --channel %s is %4$s', (leads, store, channel, code) => {
  expect(() => leadLocation(leads, store, channel)).toThrow(expect.objectContaining({ code }));
});

test('without SQLite’s binary, reports once how to fix it; the server starts without leads', async () => {
  jest.doMock('libsql', () => {
    throw Object.assign(new Error("Cannot find module '@libsql/linux-x64-gnu'"), {
      code: 'MODULE_NOT_FOUND',
    });
  });
  await withTemporaryFolder(async (folder) => {
    const reports: string[] = [];
    expect(openLeads({ file: leadsFile(folder) }, reportProblems(reports))).toBeUndefined();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^Leads are not stored[^]*SQLITE_UNAVAILABLE[^]*npm install/);
    await Promise.resolve();
  });
  jest.dontMock('libsql');
});

describe('opening leads', () => {
  test('each channel has its own leads', async () => {
    await withTemporaryFolder(async (folder) => {
      const preview = leadsFile(folder, 'preview');
      const store = openLeads({ file: preview }, () => undefined)!;
      await store.put({ key: 'a', form: 'shell/newsletter', contents: { email: 'a@example.com' } });
      await store.close();
      const command = sqliteLeadStore(preview);
      expect(await command.count()).toBe(1);
      await command.close();
      expect(existsSync(leadsFile(folder, 'production'))).toBe(false);
      expect(leadsFile(folder, 'production')).toBe(leadsFile(folder));
    });
  });

  test.each(['', 'Preview', '../x', 'a.b'])('rejects the channel name %j', (channel) => {
    expect(() => leadsFile('store', channel)).toThrow(
      expect.objectContaining({ code: 'CHANNEL_NAME_INVALID' }),
    );
  });

  test('names a file that is not a database and leaves it unchanged', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      await mkdir(dirname(file));
      await writeFile(
        file,
        'the text of another file, long enough to be taken for a header of SQLite'.repeat(9),
      );
      await chmod(file, 0o600);
      const reports: string[] = [];
      expect(openLeads({ file: leadsFile(folder) }, reportProblems(reports))).toBeUndefined();
      expect(reports[0]).toContain('LEADS_UNAVAILABLE');
      expect(reports[0]).toContain(file);
    });
  });
});

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

describe('retention', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => jest.useRealTimers());

  const now = () => new Date().toISOString();

  /** A store that only records what it is asked to erase. */
  function noting(erase: (which: Erasure) => Promise<number> = async () => 0, newest: { at: string }[] = []) {
    const spy = jest.fn(erase);
    return {
      store: { erase: spy, list: async () => newest } as unknown as LeadStore,
      erased: () => spy.mock.calls.map(([which]) => which),
    };
  }
  /** What one run erases. */
  const run = (now: number, days: number) => [
    { expiredBefore: new Date(now - days * DAY_MS).toISOString() },
    { unconfirmedBefore: new Date(now - 7 * DAY_MS).toISOString() },
  ];

  test('erases expired contact messages and unconfirmed sign-ups at startup and once a day', async () => {
    const { store, erased } = noting();
    const report = jest.fn();
    const stop = enforceRetention({ store, days: () => 730, publishedAt: now, report });
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(erased()).toEqual([0, 1, 2].flatMap((day) => run(START + day * DAY_MS, 730)));
    expect(report).not.toHaveBeenCalled();
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('uses the retention period of a new release from the next run on', async () => {
    const { store, erased } = noting();
    let days = 730;
    const stop = enforceRetention({ store, days: () => days, publishedAt: now, report: jest.fn() });
    days = 1;
    await jest.advanceTimersByTimeAsync(DAY_MS);
    stop();
    expect(erased().slice(-2)).toEqual(run(START + DAY_MS, 1));
  });

  test('reports a failure and retries in the next run', async () => {
    const { store, erased } = noting(() =>
      Promise.reject(new SiteError('LEADS_BUSY', 'Another process is reading it.')),
    );
    const report = jest.fn();
    const stop = enforceRetention({ store, days: () => 730, publishedAt: now, report });
    await jest.advanceTimersByTimeAsync(DAY_MS);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'LEADS_BUSY' })] }),
    );
    expect(erased()).toHaveLength(2);
    stop();
  });

  test('says how many it has erased', async () => {
    const { store } = noting(async (which) => ('expiredBefore' in which ? 3 : 2));
    const report = jest.fn();
    enforceRetention({ store, days: () => 730, publishedAt: now, report })();
    await jest.advanceTimersByTimeAsync(0);
    for (const message of [/sign-ups.*: 2\./, /older than 730 days: 3\./]) {
      const event = { level: 'info', event: 'leads-erased', message: expect.stringMatching(message) };
      expect(report).toHaveBeenCalledWith(expect.objectContaining(event));
    }
  });

  const YEARS_AGO = new Date(START - 1_000 * DAY_MS).toISOString();

  test.each([
    ['release', YEARS_AGO, []],
    ['lead', new Date(START).toISOString(), [{ at: YEARS_AGO }]],
  ])('erases nothing while the newest %s is older than the period', async (_, publishedAt, newest) => {
    const erase = jest.fn(async () => 10);
    const store = { erase, list: async () => newest } as unknown as LeadStore;
    const [report, observe] = [jest.fn(), jest.fn()];
    enforceRetention({ store, days: () => 730, publishedAt: () => publishedAt, report, observe })();
    await jest.advanceTimersByTimeAsync(0);
    expect(erase.mock.calls).toEqual([[expect.anything(), { dryRun: true }]]);
    expect(observe.mock.calls).toEqual([[true]]);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        level: 'error',
        event: 'retention-suspended',
        message: expect.stringContaining(': 10.'),
      }),
    );
  });
});
