import { sunCrossing } from './sun-crossing.ts';
import { SUNRISE_ALTITUDE, sunAt } from './sun.ts';

const manila = { latitude: 14.6, longitude: 120.98 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

/** Returns the difference from the almanac, in minutes. */
const off = (computed: Date, almanac: string) => Math.abs(computed.getTime() - Date.parse(almanac)) / 6e4;

test.each([
  ['Manila, June solstice', manila, '2026-06-21T05:28+08:00'],
  ['Manila, December solstice', manila, '2026-12-21T06:16+08:00'],
  ['Los Angeles, June solstice', losAngeles, '2026-06-21T05:42-07:00'],
  ['Los Angeles, December solstice', losAngeles, '2026-12-21T06:55-08:00'],
  ['Los Angeles, March equinox', losAngeles, '2026-03-20T06:56-07:00'],
])('sunrise matches the almanac: %s', (_, city, almanac) => {
  const about = new Date(Date.parse(almanac) + 2 * 36e5);
  expect(off(sunCrossing(city, SUNRISE_ALTITUDE, 'rising', about), almanac)).toBeLessThan(2);
});

test('daylight is longest in June and shortest in December', () => {
  const hours = (noon: string) => {
    const about = new Date(noon);
    const [up, down] = (['rising', 'setting'] as const).map((way) =>
      sunCrossing(losAngeles, SUNRISE_ALTITUDE, way, about),
    );
    return (down!.getTime() - up!.getTime()) / 36e5;
  };
  expect(hours('2026-06-21T20:00Z')).toBeCloseTo(14.43, 1);
  expect(hours('2026-12-21T20:00Z')).toBeCloseTo(9.89, 1);
  expect(hours('2026-03-20T20:00Z')).toBeCloseTo(12.13, 1);
});

test('at sunset on an equinox the sun is 90 degrees west of the location', () => {
  const at = sunCrossing(manila, 0, 'setting', new Date('2026-03-20T10:00Z'));
  expect(manila.longitude - sunAt(at).longitude).toBeCloseTo(90, 0);
});
