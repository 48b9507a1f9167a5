import { scaleUsd, shortUsd } from './short-usd.ts';

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
