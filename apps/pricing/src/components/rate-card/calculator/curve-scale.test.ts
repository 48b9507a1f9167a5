import { curveScale } from './curve-scale.ts';

test.each([
  [480_000, [200_000, 400_000, 600_000]],
  [4_800_000, [2_000_000, 4_000_000, 6_000_000]],
  [96_000, [20_000, 40_000, 60_000, 80_000, 100_000]],
  [144_000, [50_000, 100_000, 150_000, 200_000]],
  [600, [200, 400, 600]],
  [1_000, [200, 400, 600, 800, 1_000]],
])('a scale for %d has the ticks %p', (max, marks) => {
  expect(curveScale(max)).toEqual(marks);
});

test.each([600, 1e12, 9.6e13, 6e20])('a scale for %d contains it, and not much more', (max) => {
  const top = curveScale(max).at(-1)!;
  expect(top).toBeGreaterThanOrEqual(max);
  expect(top).toBeLessThanOrEqual(2 * max);
});
