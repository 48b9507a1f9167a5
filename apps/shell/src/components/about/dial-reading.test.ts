import { about } from '@vantedge/content-site';
import { dialReading } from './dial-reading.ts';

const { hours, initialTime } = about.hero.dial;
const at = (instant: string) => dialReading(new Date(instant), hours);

test('at the time without scripts Los Angeles closes, where the hand points', () => {
  const { day, losAngeles } = at(initialTime);
  expect(day).toBe(1 / 24);
  expect(losAngeles.to).toBe(-165 + 360);
});

test('the workday is nine hours long on the dial in every season, and an hour earlier in daylight saving time', () => {
  for (const instant of ['2026-01-15T00:00Z', '2026-07-15T23:30Z', '2026-03-08T10:00Z']) {
    const { losAngeles } = at(instant);
    expect(losAngeles.to - losAngeles.from).toBe(135);
  }
  expect(at('2026-01-15T00:00Z').losAngeles.from - at('2026-07-15T00:00Z').losAngeles.from).toBe(15);
});

test.each([
  ['2026-06-21T08:24Z', 23.44],
  ['2026-12-21T20:50Z', -23.44],
  ['2026-09-23T00:05Z', 0],
])('%s: the sun is overhead at %d degrees', (instant, latitude) => {
  expect(at(instant).sunLatitude).toBeCloseTo(latitude, 1);
});

test('the true sun is within a quarter of an hour of the hand', () => {
  for (let day = 0; day < 365; day += 5)
    expect(Math.abs(dialReading(new Date(Date.UTC(2026, 0, 1 + day, 18)), hours).sunAhead)).toBeLessThan(4.3);
});
