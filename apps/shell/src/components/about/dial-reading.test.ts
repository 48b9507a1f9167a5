import { about } from '@vantedge/content-site';
import { avoidHand, dialReading } from './dial-reading.ts';

const { hours, initialTime } = about.hero.dial;
const at = (instant: string) => dialReading(new Date(instant), hours);

test('at the prerendered time Los Angeles closes, where the hand points', () => {
  const { utc, hand, losAngeles } = at(initialTime);
  expect(utc).toBe('1 a.m.');
  expect([losAngeles.day, losAngeles.time, losAngeles.opens, losAngeles.closes]).toEqual([
    'Thursday',
    '5 p.m.',
    '4 p.m.',
    '1 a.m.',
  ]);
  expect((((losAngeles.to - hand) % 360) + 360) % 360).toBe(0);
});

test.each([
  ['2026-03-08T09:59Z', '4 p.m.', '1 a.m.', 'a minute before the clocks go forward'],
  ['2026-03-08T10:00Z', '3 p.m.', '12 a.m.', 'daylight saving time begins'],
  ['2026-11-01T08:59Z', '3 p.m.', '12 a.m.', 'a minute before they go back'],
  ['2026-11-01T09:00Z', '4 p.m.', '1 a.m.', 'daylight saving time ends'],
])('%s: Los Angeles works from %s to %s UTC (%s)', (instant, opens, closes) => {
  const { losAngeles } = at(instant);
  expect([losAngeles.opens, losAngeles.closes]).toEqual([opens, closes]);
});

test('the workday is nine hours long on the dial in every season', () => {
  for (const instant of ['2026-01-15T00:00Z', '2026-07-15T23:30Z', '2026-03-08T10:00Z']) {
    const { losAngeles } = at(instant);
    expect(losAngeles.to - losAngeles.from).toBe(135);
  }
});

test.each([
  ['2026-06-21T08:24Z', 23.44],
  ['2026-12-21T20:50Z', -23.44],
  ['2026-09-23T00:05Z', 0],
])('%s: the sun is overhead at %d degrees', (instant, latitude) => {
  expect(at(instant).sunLatitude).toBeCloseTo(latitude, 1);
});

test('the daylight follows the true sun, within a quarter of an hour of the hand', () => {
  for (let day = 0; day < 365; day += 5) {
    const { hand, light } = dialReading(new Date(Date.UTC(2026, 0, 1 + day, 18)), hours);
    expect(hand).toBe(90);
    expect(Math.abs(light - hand)).toBeLessThan(4.3);
  }
});

test.each([
  [0, 119, 119],
  [195, 119, 119],
  [110, 119, 140],
  [130, 119, 100],
  [-5, 15, 25],
  [355, 15, 25],
  [30, 15, 0],
])('with the hand at %d, a label at %d moves to %d', (hand, angle, expected) => {
  expect(((avoidHand(hand, angle, 30) % 360) + 360) % 360).toBe(expected);
});
