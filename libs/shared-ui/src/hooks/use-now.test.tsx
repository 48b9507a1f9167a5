import { act, render, screen } from '@testing-library/react';
import { showTab } from '../testing/tab.ts';
import { useNow } from './use-now.ts';

const Clock = () => <time>{useNow()?.toISOString()}</time>;
const shown = () => screen.getByRole('time').textContent;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-04T05:06:00Z') }));
afterEach(() => jest.useRealTimers());

test('the time is refreshed every 15 s, but not in a hidden tab, which shows the current time as soon as it is visible', () => {
  render(<Clock />);
  expect(shown()).toBe('2026-03-04T05:06:00.000Z');
  act(() => jest.advanceTimersByTime(15_000));
  expect(shown()).toBe('2026-03-04T05:06:15.000Z');
  showTab(false);
  expect(jest.getTimerCount()).toBe(0);
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(shown()).toBe('2026-03-04T05:06:15.000Z');
  showTab(true);
  expect(shown()).toBe('2026-03-04T06:06:15.000Z');
});
