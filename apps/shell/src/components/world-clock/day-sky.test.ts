import { skyOffset, solarScale } from './day-sky.ts';
import { HOME_MAP } from './map-projection.ts';
import { sunAt } from './sun.ts';

test('the sky moves west by 1/24 of the map per hour, and by at most half of it in either direction', () => {
  const six = sunAt(new Date('2026-06-21T06:00Z'));
  const push = (time: string) => skyOffset(six, sunAt(new Date(time)));
  expect(push('2026-06-21T07:00Z')).toBeCloseTo(-HOME_MAP.width / 24, 0);
  expect(push('2026-06-21T05:00Z')).toBeCloseTo(HOME_MAP.width / 24, 0);
  expect(Math.abs(push('2026-06-21T17:30Z'))).toBeLessThanOrEqual(HOME_MAP.width / 2);
});

test('noon is below the sun, and three hours are an eighth of the map', () => {
  const marks = solarScale(HOME_MAP, { latitude: 0, longitude: 150 });
  expect(marks.find(({ label }) => label === 'noon')?.x).toBe(640);
  expect(marks.find(({ label }) => label === '09')?.x).toBe(480);
  expect(marks.every(({ x }) => x > 0 && x < HOME_MAP.width)).toBe(true);
});
