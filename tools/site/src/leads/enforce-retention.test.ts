import { SiteError } from '../site-error.ts';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { enforceRetention } from './enforce-retention.ts';
import { leadsFile } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { describeWithSqlite } from './testing/describe-sqlite.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const withLeads = (work: (store: LeadStore, report: jest.Mock) => void) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    store.put({ key: 'a', form: 'contact', contents: { email: 'ada@example.com' } });
    store.put({ key: 'b', form: 'newsletter', contents: { email: 'grace@example.com' } });
    work(store, jest.fn());
    store.close();
  });
const forms = (store: LeadStore) => store.list().map(({ form }) => form);

describeWithSqlite('retention of leads', () => {
  test('a running server erases a contact message after the retention, and keeps newsletter sign-ups', async () => {
    await withLeads((store, report) => {
      const stop = enforceRetention({ store, days: () => 730, report });
      jest.setSystemTime(START + 728 * DAY_MS);
      jest.advanceTimersByTime(DAY_MS);
      expect(forms(store)).toHaveLength(2);
      jest.advanceTimersByTime(2 * DAY_MS);
      expect(forms(store)).toEqual(['newsletter']);
      expect(report).not.toHaveBeenCalled();
      stop();
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  test('a server that starts after the retention erases at once', async () => {
    await withLeads((store, report) => {
      jest.setSystemTime(START + 31 * DAY_MS);
      enforceRetention({ store, days: () => 30, report })();
      expect(forms(store)).toEqual(['newsletter']);
    });
  });

  test('a release that states another retention applies from the next run on', async () => {
    await withLeads((store, report) => {
      let days = 730;
      const stop = enforceRetention({ store, days: () => days, report });
      days = 1;
      jest.advanceTimersByTime(2 * DAY_MS);
      stop();
      expect(forms(store)).toEqual(['newsletter']);
    });
  });
});

test('a failure is reported, and the next run tries again', () => {
  const erase = jest.fn(() => {
    throw new SiteError('LEADS_BUSY', 'Somebody is reading it.', { mend: 'the same command again' });
  });
  const report = jest.fn();
  const stop = enforceRetention({ store: { erase } as unknown as LeadStore, days: () => 730, report });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('LEADS_BUSY'));
  jest.advanceTimersByTime(DAY_MS);
  expect(erase).toHaveBeenCalledTimes(2);
  stop();
});
