import { act } from '@testing-library/react';
import { stubIntersections } from './stub-intersections.ts';

/** Replaces the clock and IntersectionObserver in the tests of a file about numbers that count up. */
export function stubCounting() {
  const visible = stubIntersections();
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    // The frame loop would wait for a frame that never comes.
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  return {
    visible,
    /** Reports that a share of each watched element is visible, and waits for the code that counts. */
    see: (share: number) =>
      act(async () => {
        visible.see(share);
        await import('../components/counting-digits.tsx');
      }),
    /** Lets milliseconds pass. */
    pass: (time: number) => act(() => jest.advanceTimersByTimeAsync(time)),
    /** The digits shown instead of each number that counts now. */
    twins: () =>
      [...document.querySelectorAll('.count-up > [aria-hidden]')].map((twin) =>
        [...twin.children]
          .map((digit) => digit.getAttribute('data-digit'))
          .join('')
          .trim(),
      ),
  };
}
