import { act, render, screen } from '@testing-library/react';
import { HourStage } from './hour-stage.tsx';
import { WorldClock } from './world-clock.tsx';
import { useHeroDay } from './hero-day.ts';

function Clock() {
  const day = useHeroDay();
  return (
    <HourStage hours={5} nearest={day.now?.nearest}>
      <WorldClock day={day} />
    </HourStage>
  );
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const present = () => screen.getByLabelText(/^Now/);
const frames = () => document.querySelectorAll('.world-map > svg[role=img]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is prerendered for a fixed day, without the time of the present', () => {
  jest.setSystemTime(new Date('2026-06-21T04:00Z'));
  render(<Clock />);
  expect(screen.getByLabelText(/^Dawn in Cebu City\s*Cebu 6 a\.m\./)).toBeEnabled();
  expect(present()).toHaveAccessibleName('Now Cebu L.A.');
  // Each is the drawing of a half hour, in UTC.
  const drawings = [...document.querySelectorAll<HTMLImageElement>('.world-map img')].map(({ src }) =>
    src.replace(/.*#/, ''),
  );
  expect(drawings.slice(0, 5)).toEqual(['h44', 'h8', 'h19', 'h24', 'h29']);
  expect(drawings).toHaveLength(6);
});

test('shows today once the browser is idle', () => {
  jest.setSystemTime(new Date('2026-06-21T04:00:30Z'));
  render(<Clock />);
  pass(1000);
  expect(screen.getByLabelText(/^Dawn in Cebu City\s*Cebu 5:2\d a\.m\.\s*L\.A\. 2:2\d p\.m\./)).toBeEnabled();
  expect(screen.getByLabelText(/^Now\s*Cebu Sun 12 p\.m\.\s*L\.A\. Sat 9 p\.m\./)).toBeVisible();
  expect(screen.getByText(/June 21/)).toBeInTheDocument();
  expect(document.querySelectorAll('.world-map img')).toHaveLength(0);
  expect(frames()).toHaveLength(6);
  // That day's band starts at 23:00 in Cebu City.
  const [, cebu] = document.querySelectorAll('[aria-hidden] > ol');
  expect(cebu?.textContent).toMatch(/^23/);
});

test('updates the current time every minute', () => {
  jest.setSystemTime(new Date('2026-11-21T07:59:50Z'));
  render(<Clock />);
  pass(1000);
  expect(screen.getByLabelText(/^Now\s*Cebu Sat 3:59 p\.m\.\s*L\.A\. Fri 11:59 p\.m\./)).toBeInTheDocument();
  pass(15_000);
  expect(screen.getByLabelText(/^Now\s*Cebu Sat 4 p\.m\.\s*L\.A\. Sat 12 a\.m\./)).toBeInTheDocument();
});

test('names the stop that the map shows: Now first', () => {
  jest.setSystemTime(new Date('2026-11-21T12:00Z'));
  render(<Clock />);
  pass(1000);
  const hour = () => document.querySelector('[data-hour]')?.getAttribute('data-hour');
  const names = [...document.querySelectorAll('.stop-name > *')].map((name) => [
    name.className,
    name.textContent,
  ]);
  expect(hour()).toBe('now');
  expect(names).toContainEqual(['now', 'Now']);
  expect(names).toContainEqual(['h4', 'Dawn in Los Angeles']);
  // Night is the nearest hour.
  pass(8000);
  expect(hour()).toBe('4');
});
