import { savings } from './rate.ts';

test.each([
  [160, 50, { cost: 3_840, market: 8_000, monthly: 4_160, annual: 49_920, percent: 52 }],
  [800, 50, { cost: 19_200, market: 40_000, monthly: 20_800, annual: 249_600, percent: 52 }],
  [8_000, 50, { cost: 192_000, market: 400_000, monthly: 208_000, annual: 2_496_000, percent: 52 }],
  [8_000, 60, { cost: 192_000, market: 480_000, monthly: 288_000, annual: 3_456_000, percent: 60 }],
  [1.6e11, 50, { cost: 3.84e12, market: 8e12, monthly: 4.16e12, annual: 49.92e12, percent: 52 }],
])('%d hours a month, compared with $%d an hour', (hours, marketRate, expected) => {
  expect(savings(hours, marketRate)).toEqual(expected);
});

test('without hours, costs and savings are zero and the percentage is a number', () => {
  expect(savings(0, 50)).toEqual({ cost: 0, market: 0, monthly: 0, annual: 0, percent: 0 });
});
