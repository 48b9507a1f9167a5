import { halfDay, SUNRISE_ALTITUDE } from '../world-clock/sun.ts';
import { litShape } from './clock-face.tsx';
import { hourAngle, latitudeToRadius, polar, projectPosition, RADIUS } from './polar-map.ts';

test('day and night are equally long everywhere at an equinox', () => {
  for (const latitude of [-40, 0, 34, 60, 89])
    expect(halfDay(latitude, { latitude: 0 }, 0)).toBeCloseTo(90, 6);
});

test('Los Angeles has a little over fourteen hours of sun in June and a little under ten in December', () => {
  const hours = (sunLatitude: number) => (halfDay(34.05, { latitude: sunLatitude }, 0) / 180) * 24;
  expect(hours(23.44)).toBeCloseTo(14.28, 1);
  expect(hours(-23.44)).toBeCloseTo(9.72, 1);
});

test('the pole is lit at the June solstice and dark at the December one', () => {
  expect([23.44, -23.44].map((latitude) => halfDay(80, { latitude }, SUNRISE_ALTITUDE))).toEqual([180, 0]);
  expect(inside(points(litShape(SUNRISE_ALTITUDE, 23.44)), [0, 0])).toBe(true);
  expect(inside(points(litShape(SUNRISE_ALTITUDE, -23.44)), [0, 0])).toBe(false);
});

test.each([-23.44, -10, 0, 10, 23.44])(
  'the lit shape at %d stays on the map and is symmetric about noon',
  (sun) => {
    for (const altitude of [SUNRISE_ALTITUDE, -6, -12, -18]) {
      const all = points(litShape(altitude, sun));
      for (const [x, y] of all) expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADIUS + 0.1);
      const [first, last] = [all[0]!, all.at(-2)!];
      expect(first[0]).toBeCloseTo(-last[0], 1);
      expect(first[1]).toBeCloseTo(last[1], 1);
    }
  },
);

test('it is day in Manila and night in New York at 01:00 UTC in November', () => {
  const shape = points(litShape(SUNRISE_ALTITUDE, -19.7));
  const rotation = hourAngle(1);
  expect(inside(shape, turned(projectPosition({ latitude: 14.6, longitude: 120.98 }), -rotation))).toBe(true);
  expect(inside(shape, turned(projectPosition({ latitude: 40.7, longitude: -74 }), -rotation))).toBe(false);
});

test('noon is at the top, and the sun is above the longitude where it is noon', () => {
  expect(hourAngle(12)).toBe(0);
  const [x, y] = projectPosition({ latitude: 0, longitude: 0 });
  expect(Math.abs(x)).toBe(0);
  expect(y).toBeLessThan(0);
  expect(projectPosition({ latitude: 0, longitude: -90 }).map(Math.round)).toEqual(
    polar(latitudeToRadius(0), hourAngle(18)).map(Math.round),
  );
});

/** Returns the corners of a lit shape. The arc along the rim ends at the last one. */
function points(path: string): [number, number][] {
  return [...path.replace(/A[\d.]+ [\d.]+ 0 \d \d /, 'L').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)],
  );
}

function turned([x, y]: [number, number], degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [x * Math.cos(radians) - y * Math.sin(radians), x * Math.sin(radians) + y * Math.cos(radians)];
}

function inside(shape: [number, number][], [x, y]: [number, number]): boolean {
  // The rim's arc runs outside every city, so corners far outside stand in for it.
  const closed: [number, number][] = [
    ...shape.slice(0, -1),
    [RADIUS * 3, shape.at(-2)![1]],
    [0, -RADIUS * 3],
    [-RADIUS * 3, shape[0]![1]],
  ];
  return (
    closed.filter(([x1, y1], index) => {
      const [x2, y2] = closed[(index + 1) % closed.length]!;
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }).length %
      2 ===
    1
  );
}
