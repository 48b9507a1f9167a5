import { act, render, screen } from '@testing-library/react';
import { showTab } from '@vantedge/shared-ui/testing/tab';
import { PauseMotion } from '../pause-motion.tsx';
import { RotatingWord } from './home-hero.tsx';

const options = ['One', 'Two', 'Three'];
const shown = () => document.querySelector('[data-shown]')?.textContent;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows each word for 2.5 seconds, in a loop', () => {
  render(<RotatingWord options={options} />);
  expect(shown()).toBe('One');
  pass(2499);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
  pass(5000);
  expect(shown()).toBe('One');
});

test('the checkbox pauses and resumes the rotation', () => {
  render(
    <>
      <RotatingWord options={options} />
      <PauseMotion label="Pause" />
    </>,
  );
  pass(2500);
  screen.getByLabelText('Pause').click();
  pass(10_000);
  expect(shown()).toBe('Two');
  screen.getByLabelText('Pause').click();
  pass(2500);
  expect(shown()).toBe('Three');
});

test('a hidden tab wakes nothing up', () => {
  render(<RotatingWord options={options} />);
  showTab(false);
  expect(jest.getTimerCount()).toBe(0);
  showTab(true);
  pass(2500);
  expect(shown()).toBe('Two');
});

test('stays at the first word with reduced motion', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<RotatingWord options={options} />);
  pass(10_000);
  expect(shown()).toBe('One');
  reduced.mockRestore();
});
