import { act, render } from '@testing-library/react';
import { StatValue } from './stat-value.tsx';
import { PauseMotion } from './pause-motion.tsx';

interface Watched {
  target: Element;
  threshold: unknown;
  see(share: number): void;
}

const watched: Watched[] = [];
const stillObserver = globalThis.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  watched.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(
      private readonly report: (entries: { intersectionRatio: number }[]) => void,
      private readonly options: { threshold: number },
    ) {}
    observe(target: Element) {
      const see = (share: number) => {
        if (watched.includes(this.entry!)) this.report([{ intersectionRatio: share }]);
      };
      this.entry = { target, threshold: this.options.threshold, see };
      watched.push(this.entry);
    }
    disconnect() {
      if (this.entry) watched.splice(watched.indexOf(this.entry), 1);
      this.entry = undefined;
    }
    private entry?: Watched;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.IntersectionObserver = stillObserver;
});

const see = (share: number) => act(() => [...watched].forEach((each) => each.see(share)));
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const twins = () =>
  [...document.querySelectorAll('.count-up > [aria-hidden]')].map((twin) =>
    [...twin.children]
      .map((digit) => digit.getAttribute('data-digit'))
      .join('')
      .trim(),
  );
const spoken = () => {
  const copy = document.querySelector('dd')!.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  return copy.textContent;
};

const show = (value: string, suffix?: string) =>
  render(
    <dd>
      <StatValue value={value} suffix={suffix} counts />
    </dd>,
  );

test('keeps the final number in the document before, during and after counting', () => {
  show('500', '+');
  expect(spoken()).toBe('500+');
  see(0.3);
  pass(1000);
  expect(spoken()).toBe('500+');
  pass(2000);
  expect(spoken()).toBe('500+');
  expect(twins()).toEqual([]);
});

test('counts from 0 for two seconds, slowing down', () => {
  show('500');
  see(0.3);
  expect(twins()).toEqual(['0']);
  const seen: number[] = [0];
  for (let half = 0; half < 3; half++) {
    pass(500);
    seen.push(Number(twins()[0]));
  }
  pass(450);
  expect(twins()).toHaveLength(1);
  pass(100);
  expect(twins()).toEqual([]);
  const steps = seen.slice(1).map((count, index) => count - seen[index]!);
  expect(steps.every((step, index) => index === 0 || step < steps[index - 1]!)).toBe(true);
  expect(seen.at(-1)).toBeLessThan(500);
});

test('shows each digit over one of the final number, so that none moves', () => {
  show('500', '+');
  see(0.3);
  pass(50);
  const digits = [...document.querySelectorAll('.count-up > [aria-hidden] > *')];
  expect(digits.map((digit) => digit.textContent)).toEqual(['5', '0', '0']);
  expect(digits.map((digit) => digit.getAttribute('data-digit')).join('')).toMatch(/^ \d\d$/);
});

test('starts when 30% is visible, and counts once', () => {
  show('500');
  expect(watched[0]!.threshold).toBe(0.3);
  see(0.29);
  expect(twins()).toEqual([]);
  see(0.3);
  pass(3000);
  see(0);
  see(1);
  expect(twins()).toEqual([]);
});

test('numbers of one group start together when 30% of the group is visible', () => {
  render(
    <dl data-counts>
      <dd>
        <StatValue value="1" counts />
      </dd>
      <dd>
        <StatValue value="2" counts />
      </dd>
    </dl>,
  );
  expect(watched.map(({ target }) => target.tagName)).toEqual(['DL', 'DL']);
  see(0.3);
  expect(twins()).toEqual(['0', '0']);
});

test('keeps the number of decimals', () => {
  show('99.9', '%');
  see(1);
  expect(twins()).toEqual(['0.0']);
  pass(1000);
  expect(twins()[0]).toMatch(/^\d\d\.\d$/);
});

test.each(['24/7', '50M'])('%s is not countable', (value) => {
  show(value);
  expect(watched).toEqual([]);
  expect(spoken()).toBe(value);
});

test('does not count when reduced motion is preferred', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show('500');
  see(1);
  expect(twins()).toEqual([]);
  reduced.mockRestore();
});

test('does not count while motion on the page is paused', () => {
  const { getByLabelText } = render(<PauseMotion label="Pause" />);
  getByLabelText('Pause').click();
  show('500');
  see(1);
  expect(twins()).toEqual([]);
});

test('stops counting on unmount', () => {
  const { unmount } = show('500');
  see(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
