import { deskCost } from './desk-cost.ts';

test('five people match the finance line of the publishing case and the calculator’s savings', () => {
  expect(deskCost({ people: 5, hoursEach: 160, marketRate: 50, rate: 24 })).toEqual({
    hours: 800,
    market: 40_000,
    ours: 19_200,
    saved: 20_800,
    savedYear: 249_600,
    savedPercent: 52,
  });
});

test('fifty people match the rate card’s pitch', () => {
  const { market, ours, saved, savedYear } = deskCost({
    people: 50,
    hoursEach: 160,
    marketRate: 50,
    rate: 24,
  });
  expect({ market, ours, saved, savedYear }).toEqual({
    market: 400_000,
    ours: 192_000,
    saved: 208_000,
    savedYear: 2_496_000,
  });
});
