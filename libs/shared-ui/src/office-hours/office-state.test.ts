import { officeState } from './office-state.ts';
import { clockTime } from './zone-time.ts';

const weekdays = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
const always = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' };
const la = (instant: string) => officeState(weekdays, 'America/Los_Angeles', new Date(instant));

test('the Los Angeles office is open on weekdays from 08:00 to 17:00 standard time', () => {
  expect(la('2026-11-19T15:59:59Z')).toEqual({ open: false, day: 'today', from: '8 a.m.' });
  expect(la('2026-11-19T16:00Z')).toEqual({ open: true, always: false, until: '5 p.m.' });
  expect(la('2026-11-20T00:59:59Z')).toEqual({ open: true, always: false, until: '5 p.m.' });
  expect(la('2026-11-20T01:00Z')).toEqual({ open: false, day: 'tomorrow', from: '8 a.m.' });
});

test('in daylight saving time, opening comes one hour earlier in UTC', () => {
  expect(la('2026-07-16T14:59Z').open).toBe(false);
  expect(la('2026-07-16T15:00Z').open).toBe(true);
  expect(la('2026-07-16T23:59Z').open).toBe(true);
  expect(la('2026-07-17T00:00Z').open).toBe(false);
});

test('the first Monday after a clock change follows the new time', () => {
  // Daylight saving begins on Sunday 8 March 2026 and ends on Sunday 1 November 2026.
  expect(la('2026-03-06T15:30Z').open).toBe(false);
  expect(la('2026-03-09T15:30Z').open).toBe(true);
  expect(la('2026-10-30T15:30Z').open).toBe(true);
  expect(la('2026-11-02T15:30Z').open).toBe(false);
});

test('on a weekend it says Monday, and on Sunday it says tomorrow', () => {
  // Friday 18:00, Saturday noon and Sunday noon in Los Angeles.
  expect(la('2026-11-21T02:00Z')).toEqual({ open: false, day: 'Monday', from: '8 a.m.' });
  expect(la('2026-11-21T20:00Z')).toEqual({ open: false, day: 'Monday', from: '8 a.m.' });
  expect(la('2026-11-22T20:00Z')).toEqual({ open: false, day: 'tomorrow', from: '8 a.m.' });
});

test('an office with 24/7 hours never closes', () => {
  for (const instant of ['2026-01-01T00:00Z', '2026-07-18T16:00Z', '2026-11-22T23:59Z']) {
    expect(officeState(always, 'Asia/Manila', new Date(instant))).toEqual({ open: true, always: true });
  }
});

describe('opening hours past midnight', () => {
  const night = { days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' } as const;
  // Manila is eight hours ahead of UTC, all year.
  const manila = (instant: string) => officeState(night, 'Asia/Manila', new Date(instant));

  test.each([
    ['Monday 21:59', '2026-11-23T13:59Z', { open: false, day: 'today', from: '10 p.m.' }],
    ['Monday 22:00', '2026-11-23T14:00Z', { open: true, always: false, until: '6 a.m.' }],
    ['Tuesday 05:59', '2026-11-23T21:59Z', { open: true, always: false, until: '6 a.m.' }],
    ['Tuesday 06:00', '2026-11-23T22:00Z', { open: false, day: 'today', from: '10 p.m.' }],
    [
      'Saturday 05:59, the end of Friday’s shift',
      '2026-11-27T21:59Z',
      { open: true, always: false, until: '6 a.m.' },
    ],
    ['Saturday 06:00', '2026-11-27T22:00Z', { open: false, day: 'Monday', from: '10 p.m.' }],
    [
      'Monday 05:59, no shift began on Sunday',
      '2026-11-22T21:59Z',
      { open: false, day: 'today', from: '10 p.m.' },
    ],
  ])('%s', (_, instant, state) => {
    expect(manila(instant)).toEqual(state);
  });

  test('a shift that ends at midnight is open until then', () => {
    const evening = { days: [1], from: '16:00', to: '00:00' } as const;
    const at = (instant: string) => officeState(evening, 'Asia/Manila', new Date(instant)).open;
    expect(at('2026-11-23T15:59Z')).toBe(true);
    expect(at('2026-11-23T16:00Z')).toBe(false);
  });
});

test.each([
  [0, '12 a.m.'],
  [65, '1:05 a.m.'],
  [480, '8 a.m.'],
  [720, '12 p.m.'],
  [1439, '11:59 p.m.'],
  [1440, '12 a.m.'],
])('%d minutes after midnight it is %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time);
});

test.each([[[]], [[7]]])('throws for the days %p, on which an office would never open', (days) => {
  const opening = { days, from: '08:00', to: '17:00' };
  expect(() => officeState(opening, 'UTC', new Date(0))).toThrow(RangeError);
});
