import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { showTab } from '../testing/tab.ts';
import { defineLocalTime } from './local-time-element.ts';
import { LocalTime, TimeDrawing } from './local-time.tsx';

defineLocalTime();

const LOS_ANGELES = 'America/Los_Angeles';
const workdays = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };

const setTime = (instant: string) => jest.useFakeTimers({ now: new Date(instant) });
const shown = () => document.querySelector('local-time')!;
const valueOf = (name: string, element = shown()) =>
  Number((element as HTMLElement).style.getPropertyValue(name));

afterEach(() => jest.useRealTimers());

test.each([
  ['{time}', '2026-07-16T15:05Z', '8:05 a.m.'],
  ['{weekday} {clock}', '2026-11-20T00:00Z', 'Thu 16:00'],
  ['{time} on {day}', '2026-11-20T08:00Z', '12 a.m. on Friday'],
  ['{clock} or {clock Asia/Manila}', '2026-11-20T00:00Z', '16:00 or 08:00'],
  ['{date}', '2027-01-01T05:00Z', 'December 31, 2026'],
  ['{unknown}', '2026-11-20T00:00Z', '{unknown}'],
])('%s at %s is %s', (text, instant, expected) => {
  setTime(instant);
  render(
    <LocalTime zone={LOS_ANGELES} text={text}>
      Pacific time
    </LocalTime>,
  );
  expect(shown()).toHaveTextContent(expected);
});

test('changes as each minute begins, and when the tab is visible again', () => {
  setTime('2026-11-20T00:00:59Z');
  render(<LocalTime zone={LOS_ANGELES} text="{clock}" />);
  expect(shown()).toHaveTextContent('16:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toHaveTextContent('16:01');
  jest.setSystemTime(new Date('2026-11-20T03:00Z'));
  showTab(true);
  expect(shown()).toHaveTextContent('19:00');
});

test('React adopts what the element has shown', () => {
  setTime('2026-11-20T00:00Z');
  const root = document.createElement('div');
  root.innerHTML = `<local-time zone="${LOS_ANGELES}" text="{clock}"></local-time>`;
  document.body.append(root);
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(root, <LocalTime zone={LOS_ANGELES} text="{clock}" />, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(root).toHaveTextContent('16:00');
  root.remove();
});

test('wakes nothing up once it is removed', () => {
  setTime('2026-11-20T00:00Z');
  const { unmount } = render(<LocalTime zone={LOS_ANGELES} text="{clock}" />);
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['2026-11-20T20:00Z', 'open until 5 p.m.', true],
  ['2026-11-21T20:00Z', 'closed, opens Monday at 8 a.m.', false],
])('at %s an office is %s', (instant, expected, isOpen) => {
  setTime(instant);
  render(
    <LocalTime
      zone={LOS_ANGELES}
      opening={workdays}
      whenOpen="open until {until}"
      whenClosed="closed, opens {next} at {from}"
    />,
  );
  expect(shown()).toHaveTextContent(expected);
  expect(shown().hasAttribute('data-open')).toBe(isOpen);
});

test('shows another instant, which the application may learn later', () => {
  setTime('2026-11-20T00:00Z');
  const reply = (at: Date | 'start') => (
    <LocalTime zone={LOS_ANGELES} at={at} hours={24} text="{day} {clock}" />
  );
  const { rerender } = render(reply('start'));
  const started = shown().textContent;
  rerender(reply(new Date('2026-11-18T18:30Z')));
  expect(started).toMatch(/^\w+day \d\d:\d\d$/);
  expect(shown()).toHaveTextContent('Thursday 10:30');
});

const band = (
  <TimeDrawing zone={LOS_ANGELES} dayStarts={8}>
    <p>Band</p>
  </TimeDrawing>
);

test.each([
  ['a Thursday in standard time', '2026-11-20T00:00Z', 8 / 24, 1, 0],
  ['the hour at which the day starts', '2026-07-16T15:00Z', 0, 1, 1],
  ['Saturday 07:59, which ends the day of Friday', '2026-11-21T15:59Z', 1439 / 1440, 1, 0],
  ['Saturday 08:00', '2026-11-21T16:00Z', 0, 0, 0],
  ['Monday 07:59, which ends the day of Sunday', '2026-11-23T15:59Z', 1439 / 1440, 0, 0],
])('a drawing knows its day: %s', (_, instant, day, workday, daylight) => {
  setTime(instant);
  render(band);
  expect(valueOf('--day')).toBeCloseTo(day);
  expect([valueOf('--live'), valueOf('--workday'), valueOf('--daylight')]).toEqual([1, workday, daylight]);
  expect(shown()).toHaveTextContent('Band');
});

test('a drawing knows its week from Sunday, and a picture its half hour', async () => {
  setTime('2026-11-24T22:20Z');
  render(
    <TimeDrawing zone="UTC">
      <img alt="" src="/map.svg#h3" />
    </TimeDrawing>,
  );
  expect(valueOf('--week')).toBeCloseTo((2 + 22 / 24 + 20 / 1440) / 7);
  expect(valueOf('--half-hour')).toBe(45);
  await Promise.resolve();
  expect(document.querySelector('img')!.src).toMatch(/\/map\.svg#h45$/);
  // Other zones leave it to one around them.
  expect((shown() as HTMLElement).style.getPropertyValue('--daylight')).toBe('');
});

test('an interval around the change of clocks has the hours of both', () => {
  // Daylight saving time begins on Sunday 8 March 2026.
  setTime('2026-03-08T07:30Z');
  render(
    <>
      {[0, 3, 24].map((hours) => (
        <LocalTime key={hours} zone={LOS_ANGELES} hours={hours} text="{weekday} {clock}" />
      ))}
    </>,
  );
  const texts = [...document.querySelectorAll('local-time')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Sat 23:30', 'Sun 03:30', 'Mon 00:30']);
});
