import { act, render } from '@testing-library/react';
import { SteppedCount } from './stepped-count.tsx';

let see: (share: number) => void;
let disconnected: boolean;
const stillObserver = globalThis.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  disconnected = false;
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { intersectionRatio: number }[]) => void) {
      see = (intersectionRatio) => {
        if (!disconnected) act(() => report([{ intersectionRatio }]));
      };
    }
    observe() {}
    disconnect() {
      disconnected = true;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.IntersectionObserver = stillObserver;
});

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const twin = () => {
  const digits = document.querySelector('[aria-hidden]')?.children;
  return (
    digits &&
    [...digits]
      .map((digit) => digit.getAttribute('data-digit'))
      .join('')
      .trim()
  );
};
const spoken = () => document.querySelector('.count-up')!.firstChild!.textContent;

/** Parameters of the case study's three numbers: value, step, interval. */
describe.each([
  [50, 1, 30],
  [12, 1, 100],
  [60, 2, 40],
])('counts to %i by %i every %i ms', (value, step, intervalMs) => {
  const show = () => render(<SteppedCount value={value} delayMs={500} step={step} intervalMs={intervalMs} />);

  test('waits for 500 ms at 0, then takes each step on time', () => {
    show();
    expect(twin()).toBeUndefined();
    see(0.3);
    expect(twin()).toBe('0');
    pass(500);
    expect(twin()).toBe('0');
    for (let counted = step; counted < value; counted += step) {
      pass(intervalMs - 1);
      expect(twin()).toBe(String(counted - step));
      pass(1);
      expect(twin()).toBe(String(counted));
    }
    pass(intervalMs);
    expect(twin()).toBeUndefined();
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
  render(<SteppedCount value={12} delayMs={500} step={1} intervalMs={100} />);
  see(0.29);
  expect(twin()).toBeUndefined();
  see(0.3);
  pass(5000);
  see(1);
  expect(twin()).toBeUndefined();
});

test('does not count when reduced motion is preferred', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<SteppedCount value={12} delayMs={500} step={1} intervalMs={100} />);
  see(1);
  expect(twin()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
  reduced.mockRestore();
});

test('stops counting on unmount', () => {
  const { unmount } = render(<SteppedCount value={12} delayMs={500} step={1} intervalMs={100} />);
  see(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
