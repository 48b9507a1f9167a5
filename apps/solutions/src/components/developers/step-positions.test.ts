import { stepPositions } from './step-positions.ts';

const index = (...steps: [firstDay: number, lastDay: number][]) =>
  stepPositions(steps.map(([firstDay, lastDay]) => ({ firstDay, lastDay }))).map(({ days, row }) => [
    days,
    row,
  ]);

test('steps that follow one another stand in one row', () => {
  expect(index([1, 1], [2, 3], [4, 5])).toEqual([
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
});

test('a step that begins on the last day of the one before stands below it, and the next comes up again', () => {
  expect(index([1, 1], [2, 3], [3, 4], [5, 5]).map(([, row]) => row)).toEqual([1, 1, 2, 1]);
});
