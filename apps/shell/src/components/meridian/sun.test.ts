import { HOME_PLATE } from './plate.ts';
import { litRegion, sunAt } from './sun.ts';

test('the sun stands over the equator at an equinox and over a tropic at a solstice', () => {
  expect(sunAt(new Date('2026-03-20T14:46Z')).latitude).toBeCloseTo(0, 1);
  expect(sunAt(new Date('2026-06-21T08:24Z')).latitude).toBeCloseTo(23.44, 1);
  expect(sunAt(new Date('2026-12-21T20:50Z')).latitude).toBeCloseTo(-23.44, 1);
});

test('it moves fifteen degrees west in an hour, and is ahead of the clock in November', () => {
  const noon = sunAt(new Date('2026-11-20T12:00Z'));
  // The equation of time is about +14.3 minutes: the sun has already passed Greenwich.
  expect(noon.longitude).toBeCloseTo(-14.3 / 4, 0);
  expect(noon.longitude - sunAt(new Date('2026-11-20T13:00Z')).longitude).toBeCloseTo(15, 1);
});

test('a parallel is lit for as long as the sun is above its horizon', () => {
  const sun = { latitude: 0, longitude: 150 };
  const region = litRegion(HOME_PLATE, sun, 0);
  const halfway = region.filter(([, y]) => Math.abs(y - HOME_PLATE.height / 2) < HOME_PLATE.perLatitude / 2);
  const [west, east] = halfway.map(([x]) => x);
  // Half of the plate: twelve hours everywhere at an equinox.
  expect(east! - west!).toBeCloseTo(HOME_PLATE.width / 2, 3);
});

test('the dark end of the plate is left out', () => {
  const lowest = Math.min(
    ...litRegion(HOME_PLATE, { latitude: -23.4, longitude: 0 }, -0.8).map(([, y]) => y),
  );
  expect(lowest).toBeGreaterThan(-5);
});
