import { HOME_PLATE } from './plate.ts';
import { solarScale } from './solar-scale.ts';

test('noon is below the sun, and three hours are an eighth of the plate', () => {
  const marks = solarScale(HOME_PLATE, { latitude: 0, longitude: 150 });
  expect(marks.find(({ label }) => label === 'noon')?.x).toBe(640);
  expect(marks.find(({ label }) => label === '09')?.x).toBe(480);
  expect(marks.every(({ x }) => x > 0 && x < HOME_PLATE.width)).toBe(true);
});
