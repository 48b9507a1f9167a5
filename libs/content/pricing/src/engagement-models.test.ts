import { rate } from '@vantedge/content-shared';
import { engagementModels } from './engagement-models.ts';

const { market, examples, models } = engagementModels;

test('a month and a year of the rate are 160 hours of it, and twelve months', () => {
  expect(rate.monthly).toBe(rate.hourly * rate.hoursPerMonth);
  expect(rate.yearly).toBe(rate.monthly * 12);
});

test.each(market.rows)('$category: months and years follow from the hour', ({ hourly, monthly, yearly }) => {
  expect(monthly).toEqual(hourly.map((price) => price * rate.hoursPerMonth));
  expect(yearly).toEqual(monthly.map((price) => price * 12));
});

test.each(market.rows.filter((row) => 'savings' in row))(
  '$category: the saving is the like end of the US rate against its own',
  ({ category, hourly, savings }) => {
    const baseline = market.rows[0]?.hourly ?? [];
    // The upper end of an offshore rate is compared with the upper US end; the flat rate with both ends.
    const shares = hourly.map((price, end) => Math.round((1 - price / (baseline[end] ?? 0)) * 100));
    expect({ category, savings }).toEqual({ category, savings: shares.toSorted((a, b) => a - b) });
  },
);

test('the five teams and their savings are those of the specification', () => {
  expect(examples.rows.map(({ team, monthly, annual }) => [team, monthly, annual])).toEqual([
    ['1 developer', 5760, 69120],
    ['3 developers', 17280, 207360],
    ['5 developers', 28800, 345600],
    ['10 developers', 57600, 691200],
    ['50 FTEs', 288000, 3456000],
  ]);
});

test('minimums are those of the specification, and only Build-to-Operate lists no price', () => {
  expect(models.rows.map(({ id, minimumHours }) => [id, minimumHours])).toEqual([
    ['boutique', 80],
    ['managed', 160],
    ['augmentation', 80],
    ['bto', 800],
  ]);
  expect(models.rows.filter((row) => !('price' in row)).map(({ id }) => id)).toEqual(['bto']);
});
