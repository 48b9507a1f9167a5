import { act } from '@testing-library/react';
import { defineCountUp } from '../components/count-up-element.ts';

interface Watched {
  target: Element;
  threshold: unknown;
}

/** Replaces IntersectionObserver, which jsdom lacks, in the tests of a file. */
export function stubIntersections() {
  const reports = new Map<Watched, (share: number) => void>();
  const before = globalThis.IntersectionObserver;

  beforeEach(() => {
    reports.clear();
    globalThis.IntersectionObserver = class {
      constructor(
        private readonly report: (entries: object[]) => void,
        private readonly options: { threshold?: number },
      ) {}
      observe(target: Element) {
        const { threshold = 0 } = this.options;
        reports.set({ target, threshold }, (share) =>
          this.report([{ target, intersectionRatio: share, isIntersecting: share >= threshold }]),
        );
        this.targets.push(target);
      }
      unobserve(target: Element) {
        for (const watched of reports.keys()) if (watched.target === target) reports.delete(watched);
      }
      disconnect() {
        for (const target of this.targets) this.unobserve(target);
      }
      private readonly targets: Element[] = [];
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = before;
  });

  return {
    /** What components watch now. */
    watched: () => [...reports.keys()],
    /** Reports that a share of each watched element is visible. */
    see(share: number) {
      Array.from(reports.values()).forEach((report) => report(share));
    },
  };
}

/** Defines `<count-up>`, and replaces the clock and IntersectionObserver in the tests of a file about numbers that count up. */
export function stubCountUp() {
  const visible = stubIntersections();
  beforeAll(defineCountUp);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    // The frame loop would wait for a frame that never comes.
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  return {
    visible,
    see: visible.see,
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
