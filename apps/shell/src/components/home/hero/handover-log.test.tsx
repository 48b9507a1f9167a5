import { handoverLog } from '@vantedge/content-site';
import { render, screen, within } from '@testing-library/react';
import { dayOf, servedDay } from './hero-day.ts';
import { HandoverLog } from './handover-log.tsx';

const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
/** Texts of the numbers of items done, one per stop of the clock. */
const counts = () =>
  [...document.querySelectorAll('.hl-count .by-hour > *')].map(({ textContent }) => textContent);

test('as served, it says how much is done at each of the five hours: nothing at first, all at dawn in Los Angeles', () => {
  render(<HandoverLog day={servedDay} />);
  expect(items()).toHaveLength(6);
  expect(counts()).toEqual(['0', '2', '4', '5', '6', '\u00a0']);
  expect(items().map((item) => item.dataset['by'])).toEqual(['1', '1', '2', '2', '3', '4']);
  expect(items().filter((item) => 'done' in item.dataset)).toEqual([]);
  expect(screen.getByRole('heading')).toHaveTextContent('Handover log Sample');
});

test.each([
  // The working day in Los Angeles ends.
  ['2026-11-26T00:59Z', 0],
  ['2026-11-26T03:00Z', 1],
  ['2026-11-26T09:00Z', 4],
  ['2026-11-26T14:40Z', 6],
  // The next one begins.
  ['2026-11-26T16:00Z', 0],
  // During daylight saving time.
  ['2026-07-16T02:45Z', 2],
])('at %s, %i items are done', (instant, done) => {
  render(<HandoverLog day={dayOf(new Date(instant))} />);
  expect(counts().at(-1)).toBe(String(done));
  expect(items().filter((item) => 'done' in item.dataset)).toEqual(items().slice(0, done));
});

test('on every day of the year nothing is done at dawn in Cebu City, and all six at dawn in Los Angeles', () => {
  for (let day = 0; day < 366; day += 5) {
    const { unmount } = render(<HandoverLog day={dayOf(new Date(Date.UTC(2028, 0, 1 + day, 4)))} />);
    expect([counts()[0], counts()[4]]).toEqual(['0', '6']);
    unmount();
  }
});

test('items are in the order in which they are done', () => {
  const since = handoverLog.items.map(({ doneAt }) => (doneAt - 17 * 60 + 1440) % 1440);
  expect(since).toEqual(since.toSorted((one, other) => one - other));
});
