import { fillTemplate } from '@vantedge/shared-ui';
import {
  chooseHours,
  count,
  defaultInput,
  enterCustomHours,
  equivalent,
  estimate,
  type EstimateInput,
  hasResults,
  meetsMinimum,
} from './estimate.ts';

// Developers, hours of each, then market cost, our cost, monthly and annual savings at $50 and $24 an hour.
test.each([
  [1, 160, 8_000, 3_840, 4_160, 49_920],
  [3, 160, 24_000, 11_520, 12_480, 149_760],
  [5, 160, 40_000, 19_200, 20_800, 249_600],
  [10, 160, 80_000, 38_400, 41_600, 499_200],
  [50, 160, 400_000, 192_000, 208_000, 2_496_000],
  [1, 8_000, 400_000, 192_000, 208_000, 2_496_000],
  [12, 200, 120_000, 57_600, 62_400, 748_800],
  [1, 1, 50, 24, 26, 312],
  [1e9, 160, 8e12, 3.84e12, 4.16e12, 49.92e12],
])('%d developers at %d hours', (developers, hours, market, cost, monthly, annual) => {
  expect(estimate({ developers, hours })).toEqual({ market, cost, monthly, annual, percent: 52 });
});

test('without developers or hours, cost and savings are zero and the percentage is a number', () => {
  const nothing = { market: 0, cost: 0, monthly: 0, annual: 0, percent: 0 };
  expect(estimate({ developers: 0, hours: 160 })).toEqual(nothing);
  expect(estimate({ developers: 5, hours: 0 })).toEqual(nothing);
});

test('results exist only for more than zero developers and hours', () => {
  const shown = (developers: number, hours: number) => hasResults({ developers, hours });
  expect(shown(1, 1)).toBe(true);
  expect([shown(0, 160), shown(5, 0), shown(-5, 160), shown(5, -160), shown(-5, -160)]).not.toContain(true);
});

test.each([
  [249_600, 100_000, 2],
  [249_600, 50_000, 4],
  [249_600, 25_000, 9],
  [2_496_000, 100_000, 24],
  [2_496_000, 50_000, 49],
  [2_496_000, 25_000, 99],
  [100_000, 100_000, 1],
  [99_999, 100_000, 0],
])('$%d pays for $%d units: %j', (annual, price, whole) => {
  expect(equivalent(annual, price)).toBe(whole);
});

test('a minimum is met at exactly its values, for developers and for hours', () => {
  const meets = (developers: number, hours: number) =>
    meetsMinimum({ ...defaultInput, developers, hours }, { hours: 800, developers: 5 });
  expect(meets(5, 800)).toBe(true);
  // Five developers at 160 hours work 800 hours in total, but the hours field says 160.
  expect([meets(5, 160), meets(4, 800), meets(5, 799), meets(0, 0)]).not.toContain(true);
});

test('the calculator starts with five developers at 160 hours, managed', () => {
  expect(defaultInput).toEqual({
    developers: 5,
    hours: 160,
    model: 'managed',
    customHours: 160,
    customMode: false,
  } satisfies EstimateInput);
});

test('custom restores the custom hours, any other option sets its own', () => {
  const custom = chooseHours({ ...defaultInput, hours: 80, customHours: 96 }, 'custom');
  expect(custom).toMatchObject({ customMode: true, hours: 96, customHours: 96 });
  expect(chooseHours(custom, 200)).toMatchObject({ customMode: false, hours: 200, customHours: 96 });
});

test('custom hours change the hours only in custom mode', () => {
  const custom = chooseHours(defaultInput, 'custom');
  expect(enterCustomHours(custom, 96)).toMatchObject({ hours: 96, customHours: 96 });
  expect(enterCustomHours(defaultInput, 96)).toMatchObject({ hours: 160, customHours: 96 });
});

const developers = { one: '{n} developer', other: '{n} developers' };

test('replaces known placeholders and keeps unknown ones', () => {
  expect(fillTemplate('{a} and {b}, {a}', { a: '1' })).toBe('1 and {b}, 1');
});

test('uses the singular for one and the plural for other numbers', () => {
  expect([1, 0, 2, 1200].map((n) => count(n, developers))).toEqual([
    '1 developer',
    '0 developers',
    '2 developers',
    '1,200 developers',
  ]);
});
