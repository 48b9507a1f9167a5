import { SiteError } from '@vantedge/release';
import { enforceRetention } from './enforce-retention.ts';
import type { Erasure, LeadStore } from './lead-store.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

/** A store that only records what it is asked to erase. */
function noting(erase: (which: Erasure) => Promise<number> = async () => 0) {
  const spy = jest.fn(erase);
  return {
    store: { erase: spy } as unknown as LeadStore,
    erased: () => spy.mock.calls.map(([which]) => which),
  };
}
const expiredBefore = (time: number) => ({ expiredBefore: new Date(time).toISOString() });

test('erases expired contact messages at startup and once a day', async () => {
  const { store, erased } = noting();
  const report = jest.fn();
  const stop = enforceRetention({ store, days: () => 730, report });
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(erased()).toEqual([-730, -729, -728].map((day) => expiredBefore(START + day * DAY_MS)));
  expect(report).not.toHaveBeenCalled();
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('uses the retention period of a new release from the next run on', async () => {
  const { store, erased } = noting();
  let days = 730;
  const stop = enforceRetention({ store, days: () => days, report: jest.fn() });
  days = 1;
  await jest.advanceTimersByTimeAsync(DAY_MS);
  stop();
  expect(erased().at(-1)).toEqual(expiredBefore(START));
});

test('reports a failure and retries in the next run', async () => {
  const { store, erased } = noting(() =>
    Promise.reject(new SiteError('LEADS_BUSY', 'Another process is reading it.')),
  );
  const report = jest.fn();
  const stop = enforceRetention({ store, days: () => 730, report });
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ problems: [expect.objectContaining({ code: 'LEADS_BUSY' })] }),
  );
  expect(erased()).toHaveLength(2);
  stop();
});
