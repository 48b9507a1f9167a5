import { act, render, screen } from '@testing-library/react';
import { PauseMotion } from '@vantedge/shared-ui';
import { RotatingWord } from './rotating-word.tsx';

const words = ['One', 'Two', 'Three'];
const shown = () => document.querySelector('[data-shown]')?.textContent;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each word is shown for two and a half seconds, and the first follows the last', () => {
  render(<RotatingWord words={words} />);
  expect(shown()).toBe('One.');
  pass(2499);
  expect(shown()).toBe('One.');
  pass(1);
  expect(shown()).toBe('Two.');
  pass(5000);
  expect(shown()).toBe('One.');
});

test('the check box stops it where it is, and lets it go on', () => {
  render(
    <>
      <RotatingWord words={words} />
      <PauseMotion label="Pause" />
    </>,
  );
  pass(2500);
  screen.getByLabelText('Pause').click();
  pass(10_000);
  expect(shown()).toBe('Two.');
  screen.getByLabelText('Pause').click();
  pass(2500);
  expect(shown()).toBe('Three.');
});

test('it stays at the first word where motion is unwelcome', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<RotatingWord words={words} />);
  pass(10_000);
  expect(shown()).toBe('One.');
  reduced.mockRestore();
});
