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

  test('waits for 500 ms at 0, then takes each step on time', async () => {
    show();
    expect(twin()).toBeUndefined();
    await see(0.3);
    expect(twin()).toBe('0');
    await pass(500);
    expect(twin()).toBe('0');
    await pass(intervalMs - 1);
    for (let counted = step; counted < value; counted += step) {
      expect(twin()).toBe(String(counted - step));
      // With the first frame after its time.
      await pass(1 + FRAME_MS);
      expect(twin()).toBe(String(counted));
      await pass(intervalMs - 1 - FRAME_MS);
    }
    await pass(1 + FRAME_MS);
    expect(twin()).toBeUndefined();
    await pass(FRAME_MS);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the final number is in the document before, during and after counting', async () => {
    show();
    for (const time of [0, 600, 5000]) {
      await see(1);
      await pass(time);
      expect(spoken()).toBe(String(value));
    }
  });
});

test('counts once, and only when 30% of it is visible', async () => {
  render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  await see(0.29);
  expect(twin()).toBeUndefined();
  await see(0.3);
  await pass(5000);
  await see(1);
  expect(twin()).toBeUndefined();
});

test('does not count when reduced motion is preferred', async () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  await see(1);
  expect(twin()).toBeUndefined();
  await pass(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
  reduced.mockRestore();
});

test('stops counting on unmount', async () => {
  const { unmount } = render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
  await see(1);
  unmount();
  await pass(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
});
