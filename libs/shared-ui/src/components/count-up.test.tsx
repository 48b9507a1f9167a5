import { render } from '@testing-library/react';
import { FRAME_MS } from '../testing/fake-frames.ts';
import { stubCountUp } from '../testing/stub-intersections.ts';
import { CountUp } from './count-up.tsx';
import { StatValue } from './stat-value.tsx';

const { visible, see, pass, twins } = stubCountUp();
const spoken = () => {
  const copy = document.querySelector('dd')!.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  return copy.textContent;
};

const show = (value: string, suffix?: '+' | '%') =>
  render(
    <dd>
      <StatValue value={value} suffix={suffix} counts />
    </dd>,
  );

test('keeps the final number in the document before, during and after counting', async () => {
  show('500', '+');
  expect(spoken()).toBe('500+');
  see(0.3);
  await pass(1000);
  expect(spoken()).toBe('500+');
  await pass(2000);
  expect(spoken()).toBe('500+');
  expect(twins()).toEqual([]);
});

test('counts from 0 for two seconds, slowing down', async () => {
  show('500');
  see(0.3);
  expect(twins()).toEqual(['0']);
  const seen: number[] = [0];
  for (let half = 0; half < 3; half++) {
    await pass(500);
    seen.push(Number(twins()[0]));
  }
  await pass(450);
  expect(twins()).toHaveLength(1);
  await pass(100);
  expect(twins()).toEqual([]);
  const steps = seen.slice(1).map((count, index) => count - seen[index]!);
  expect(steps.every((step, index) => index === 0 || step < steps[index - 1]!)).toBe(true);
  expect(seen.at(-1)).toBeLessThan(500);
});

test('shows each digit over one of the final number, so that none moves', async () => {
  show('500', '+');
  see(0.3);
  await pass(50);
  const digits = [...document.querySelectorAll('.count-up > [aria-hidden] > *')];
  expect(digits.map((digit) => digit.textContent)).toEqual(['5', '0', '0']);
  expect(digits.map((digit) => digit.getAttribute('data-digit')).join('')).toMatch(/^ \d\d$/);
});

test('starts when 30% is visible, and counts once', async () => {
  show('500');
  expect(visible.watched()[0]!.threshold).toBe(0.3);
  see(0.29);
  expect(twins()).toEqual([]);
  see(0.3);
  await pass(3000);
  see(0);
  see(1);
  expect(twins()).toEqual([]);
});

test('numbers of one group start together when 30% of the group is visible', async () => {
  render(
    <dl data-count-up>
      <dd>
        <StatValue value="1" counts />
      </dd>
      <dd>
        <StatValue value="2" counts />
      </dd>
    </dl>,
  );
  expect(visible.watched().map(({ target }) => target.tagName)).toEqual(['DL', 'DL']);
  see(0.3);
  expect(twins()).toEqual(['0', '0']);
});

test('keeps the number of decimals', async () => {
  show('99.9', '%');
  see(1);
  expect(twins()).toEqual(['0.0']);
  await pass(1000);
  expect(twins()[0]).toMatch(/^\d\d\.\d$/);
});

test('counts a number with a thousands separator', async () => {
  show('5,000', '+');
  see(1);
  expect(twins()).toEqual(['0']);
  await pass(1000);
  expect(twins()[0]).toMatch(/^4,\d{3}$/);
});

test.each(['24/7', '50M'])('%s is not countable', (value) => {
  show(value);
  expect(visible.watched()).toEqual([]);
  expect(spoken()).toBe(value);
});

test('does not count when reduced motion is preferred', async () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show('500');
  see(1);
  expect(twins()).toEqual([]);
  reduced.mockRestore();
});

test('does not count while motion on the page is paused', async () => {
  const { getByLabelText } = render(
    <label className="pause-motion">
      <input type="checkbox" />
      Pause
    </label>,
  );
  getByLabelText('Pause').click();
  show('500');
  see(1);
  expect(twins()).toEqual([]);
});

test('stops counting on unmount', async () => {
  const { unmount } = show('500');
  see(1);
  unmount();
  await pass(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
});

describe('in given steps', () => {
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
      see(0.3);
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
        see(1);
        await pass(time);
        expect(spoken()).toBe(String(value));
      }
    });
  });

  test('counts once, and only when 30% of it is visible', async () => {
    render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
    see(0.29);
    expect(twin()).toBeUndefined();
    see(0.3);
    await pass(5000);
    see(1);
    expect(twin()).toBeUndefined();
  });

  test('does not count when reduced motion is preferred', async () => {
    const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
    see(1);
    expect(twin()).toBeUndefined();
    await pass(FRAME_MS);
    expect(jest.getTimerCount()).toBe(0);
    reduced.mockRestore();
  });

  test('stops counting on unmount', async () => {
    const { unmount } = render(<CountUp value="12" steps={{ delayMs: 500, step: 1, intervalMs: 100 }} />);
    see(1);
    unmount();
    await pass(FRAME_MS);
    expect(jest.getTimerCount()).toBe(0);
  });
});
