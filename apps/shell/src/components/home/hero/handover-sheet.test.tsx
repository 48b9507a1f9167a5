import { render, screen } from '@testing-library/react';
import { night } from '@vantedge/content-site';
import { defineLocalTime } from '@vantedge/shared-ui/host';
import { HandoverSheet } from './handover-sheet.tsx';

defineLocalTime();

afterEach(() => jest.useRealTimers());

const { tonight, lastNight } = night.sheet;

test.each([
  ['2026-11-20T01:00Z', 'Thursday night, Pacific time', tonight, 0],
  ['2026-11-20T02:49Z', 'Thursday night, Pacific time', tonight, 0],
  ['2026-11-20T02:50Z', 'Thursday night, Pacific time', tonight, 1],
  ['2026-11-20T09:00Z', 'Thursday night, Pacific time', tonight, 4],
  ['2026-11-20T15:59Z', 'Thursday night, Pacific time', tonight, 6],
  ['2026-11-20T16:00Z', 'Thursday night, Pacific time', lastNight, 6],
  ['2026-11-21T00:59Z', 'Thursday night, Pacific time', lastNight, 6],
  // The same hour of the day during daylight saving time, on a weekend.
  ['2026-07-18T23:59Z', 'Friday night, Pacific time', lastNight, 6],
  ['2026-07-19T00:00Z', 'Saturday night, Pacific time', tonight, 0],
])('at %s it is the sheet of %s: %s, %i done', (instant, evening, title, done) => {
  jest.useFakeTimers({ now: new Date(instant) });
  render(<HandoverSheet className="" />);
  expect(screen.getByText(evening)).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  const times = screen.getAllByRole('listitem').map((job) => job.querySelector('local-time')!);
  expect(times.filter(({ textContent }) => textContent === night.sheet.done)).toHaveLength(done);
  // What draws the checks.
  expect(times.filter((time) => !time.hasAttribute('data-open'))).toHaveLength(done);
});
