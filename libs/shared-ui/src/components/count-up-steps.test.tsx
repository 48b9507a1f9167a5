import { render } from '@testing-library/react';
import { FRAME_MS } from '../testing/fake-frames.ts';
import { stubCounting } from '../testing/stub-counting.ts';
import { CountUp } from './count-up.tsx';

const { see, pass, twins } = stubCounting();
const twin = () => twins()[0];
const spoken = () => document.querySelector('.count-up')!.firstChild!.textContent;

/** Parameters of the case study's three numbers: value, step, interval. */
describe.each([
  [50, 1, 30],
  [12, 1, 100],
  [60, 2, 40],
])('counts to %i by %i every %i ms', (value, step, intervalMs) => {
  const show = () => render(<CountUp value={String(value)} steps={{ delayMs: 500, step, intervalMs }} />);

  test('waits for 500 ms at 0, then takes each step on time', () => {
    show();
    expect(twin()).toBeUndefined();
    see(0.3);
    expect(twin()).toBe('0');
    pass(500);
    expect(twin()).toBe('0');
    pass(intervalMs - 1);
    for (let counted = step; counted < value; counted += step) {
      expect(twin()).toBe(String(counted - step));
      // With the first frame after its time.
      pass(1 + FRAME_MS);
      expect(twin()).toBe(String(counted));
      pass(intervalMs - 1 - FRAME_MS);
    }
    pass(1 + FRAME_MS);
    expect(twin()).toBeUndefined();
    pass(FRAME_MS);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the final number is in the document before, during and after counting', () => {
    show();
    for (const time of [0, 600, 5000]) {
      see(1);
      pass(time);
      expect(spoken()).toBe(String(value));
    }
  });
});

test('counts once, and only when 30% of it is visible', () => {
  render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  see(0.29);
  expect(twin()).toBeUndefined();
  see(0.3);
  pass(5000);
  see(1);
  expect(twin()).toBeUndefined();
});

test('does not count when reduced motion is preferred', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  see(1);
  expect(twin()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
  reduced.mockRestore();
});

test('stops counting on unmount', () => {
  const { unmount } = render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  see(1);
  unmount();
  pass(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
});
