import { HOME_MAP } from './map-projection.ts';
import { halfDay, litRegion, sunAt, SUNRISE_ALTITUDE } from './sun.ts';

test('the sun is above the equator at an equinox and above a tropic at a solstice', () => {
  expect(sunAt(new Date('2026-03-20T14:46Z')).latitude).toBeCloseTo(0, 1);
  expect(sunAt(new Date('2026-06-21T08:24Z')).latitude).toBeCloseTo(23.44, 1);
  expect(sunAt(new Date('2026-12-21T20:50Z')).latitude).toBeCloseTo(-23.44, 1);
});

test('moves fifteen degrees west per hour, and is ahead of the clock in November', () => {
  const noon = sunAt(new Date('2026-11-20T12:00Z'));
  // The equation of time is about +14.3 minutes: the sun has already passed Greenwich.
  expect(noon.longitude).toBeCloseTo(-14.3 / 4, 0);
  expect(noon.longitude - sunAt(new Date('2026-11-20T13:00Z')).longitude).toBeCloseTo(15, 1);
});

test('half of a parallel is lit at an equinox', () => {
  const sun = { latitude: 0, longitude: 150 };
  const region = litRegion(HOME_MAP, sun, 0);
  const halfway = region.filter(([, y]) => Math.abs(y - HOME_MAP.height / 2) < HOME_MAP.perLatitude / 2);
  const [west, east] = halfway.map(([x]) => x);
  // Half of the map: twelve hours at an equinox.
  expect(east! - west!).toBeCloseTo(HOME_MAP.width / 2, 3);
});

test('excludes the dark end of the map', () => {
  const lowest = Math.min(
    ...litRegion(HOME_MAP, { latitude: -23.4, longitude: 0 }, SUNRISE_ALTITUDE).map(([, y]) => y),
  );
  expect(lowest).toBeGreaterThan(-5);
});

describe('where the sun does not set', () => {
  const june = { latitude: 23.44, longitude: 0 };
  const region = litRegion(HOME_MAP, june, SUNRISE_ALTITUDE);
  const left = region.slice(0, region.length / 2);
  // The line goes down on the left and up on the right.
  const width = (index: number) => region.at(-1 - index)![0] - left[index]![0];

  test('lights the full width in the north', () => {
    expect(left[0]![1]).toBeLessThan(0);
    expect(width(0)).toBeCloseTo(HOME_MAP.width, 5);
  });

  test('includes the parallel at which that begins', () => {
    const first = left.findIndex((_, index) => width(index) < HOME_MAP.width - 1e-6);
    // 90 - 23.44 - 0.833 degrees north.
    expect(left[first]![1]).toBeCloseTo((67 - 65.727) * HOME_MAP.perLatitude, 2);
    expect(width(first)).toBeGreaterThan(HOME_MAP.width - 1);
  });
});

test('half the day is 90 degrees at an equinox, 0 in polar night and 180 in polar day', () => {
  expect(halfDay(34, { latitude: 0 }, 0)).toBeCloseTo(90, 5);
  expect(halfDay(80, { latitude: -23.4 }, 0)).toBe(0);
  expect(halfDay(80, { latitude: 23.4 }, 0)).toBe(180);
});
