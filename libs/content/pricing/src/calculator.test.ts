import { calculator } from './calculator.ts';
import { engagementModels } from './engagement-models.ts';

const { options } = calculator.models;

test('minimums are those of the specification', () => {
  expect(options.map(({ id, minimum }) => [id, minimum.hours, minimum.developers])).toEqual([
    ['boutique', 80, 1],
    ['managed', 160, 1],
    ['augmentation', 80, 1],
    ['bto', 800, 5],
  ]);
});

test('the calculator and the page of the models state the same minimum hours', () => {
  expect(options.map(({ id, minimum }) => [id, minimum.hours])).toEqual(
    engagementModels.models.rows.map(({ id, minimumHours }) => [id, minimumHours]),
  );
});

test.each(options)(
  '$name: the row and the note state the minimum that is compared',
  ({ minimum, from, minimumText }) => {
    expect(from).toContain(`${minimum.hours} hours`);
    expect(minimumText).toContain(`${minimum.hours} hours a month`);
    expect(minimumText).toMatch(new RegExp(`\\b${minimum.developers} developers?\\b`));
  },
);

test('Build-to-Operate counts its 800 hours for the whole team, in the calculator and in its model', () => {
  const { from, minimumText } = options.find(({ id }) => id === 'bto')!;
  for (const text of [from, minimumText]) expect(text).toContain('5 developers, 800 hours a month in total');
  const model = engagementModels.models.rows.find(({ id }) => id === 'bto')!;
  expect(model.minimum).toBe('5 FTEs, 800 hours a month in total');
});

test('a year of savings is compared at the three specified prices', () => {
  expect(calculator.estimate.equivalents.rows.map(({ price }) => price)).toEqual([100_000, 50_000, 25_000]);
});

test('the warning is the specified one', () => {
  const { label, text } = calculator.warning;
  expect(`${label} ${text}`).toBe(
    'Note: This configuration doesn’t meet minimum requirements for selected engagement model.',
  );
});
