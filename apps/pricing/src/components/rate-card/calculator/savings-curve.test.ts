import { curveScale, scaleUsd, shortUsd } from './savings-curve.tsx';

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

test('prints in full what fits, abbreviates the rest, and never uses exponents', () => {
  expect([312, 249_600, 4_800_000, 24_960_000, 49.92e12].map(shortUsd)).toEqual([
    '$312',
    '$249,600',
    '$4,800,000',
    '$24.96M',
    '$49.92T',
  ]);
  expect(shortUsd(6e20)).toBe('$600,000,000T');
});

test('tick labels are as short as possible', () => {
  expect([0, 50, 200_000, 1_500_000, 2e9].map(scaleUsd)).toEqual(['$0', '$50', '$200k', '$1.5M', '$2B']);
});

test.each([
  1_000, 1_234, 9_999, 12_345, 999_994, 999_995, 999_999, 1_000_000, 1_005_000, 24_960_000, 123_456_789,
  999_994_999, 999_995_000, 49.92e12, 6e20,
])('shortens %d as English does, but for the small k', (dollars) => {
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });
  expect(scaleUsd(dollars)).toBe(`$${compact.format(dollars).replace('K', 'k')}`);
});
