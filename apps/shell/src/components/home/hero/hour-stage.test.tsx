import { act, fireEvent, render, screen } from '@testing-library/react';
import { showTab } from '@vantedge/shared-ui/testing/tab';
import { PauseMotion } from '../pause-motion.tsx';
import { servedDay } from './hero-day.ts';
import { HourStage, HourStrip } from './hour-stage.tsx';

const hour = () => document.querySelector('[data-hour]')?.getAttribute('data-hour');
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

/** Shows a stage whose present is nearest to the second hour. */
function show() {
  render(
    <HourStage hours={5} nearest={1}>
      <HourStrip hours={servedDay.hours} now={servedDay.hours[1]!} />
      <PauseMotion label="Pause" />
    </HourStage>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts at Now, then shows each of the five hours for eight seconds, from the next one, in a loop', () => {
  show();
  const seen = [hour()];
  for (let step = 0; step < 6; step++) {
    pass(7999);
    expect(hour()).toBe(seen.at(-1));
    pass(1);
    seen.push(hour());
  }
  expect(seen).toEqual(['now', '2', '3', '4', '0', '1', '2']);
});

test('shows the first hour, and no time of Now, while it is not known', () => {
  render(
    <HourStage hours={5}>
      <HourStrip hours={servedDay.hours} />
    </HourStage>,
  );
  pass(40_000);
  expect(hour()).toBe('0');
  expect(screen.getByRole('radio', { name: 'Now Cebu L.A.' })).not.toBeChecked();
});

test('Now is one press away, and stays', () => {
  show();
  pass(16_000);
  expect(hour()).toBe('3');
  fireEvent.click(screen.getByLabelText(/^Now/));
  expect(hour()).toBe('now');
  pass(40_000);
  expect(hour()).toBe('now');
});

test('a selected hour stays until autoplay resumes from it', () => {
  show();
  fireEvent.click(screen.getByLabelText(/Night in both cities/));
  expect(hour()).toBe('3');
  pass(20_000);
  expect(hour()).toBe('3');
  fireEvent.click(screen.getByLabelText(/Play all/));
  pass(8000);
  expect(hour()).toBe('4');
});

test('the checkbox pauses autoplay', () => {
  show();
  fireEvent.click(screen.getByLabelText('Pause'));
  pass(40_000);
  expect(hour()).toBe('now');
});

test('a hidden tab wakes nothing up', () => {
  show();
  showTab(false);
  expect(jest.getTimerCount()).toBe(0);
  showTab(true);
  pass(8000);
  expect(hour()).toBe('2');
});

test('does not autoplay with reduced motion', () => {
  const reduced = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show();
  pass(40_000);
  expect(hour()).toBe('now');
  reduced.mockRestore();
});
