import { stepPositions } from './developers.tsx';

const index = (...steps: [firstDay: number, lastDay: number][]) =>
  stepPositions(steps.map(([firstDay, lastDay]) => ({ firstDay, lastDay }))).map(({ days, row }) => [
    days,
    row,
  ]);

test('consecutive steps are in one row', () => {
  expect(index([1, 1], [2, 3], [4, 5])).toEqual([
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
});

test('a step that starts on the last day of the one before is below it, and the next is in the first row again', () => {
  expect(index([1, 1], [2, 3], [3, 4], [5, 5]).map(([, row]) => row)).toEqual([1, 1, 2, 1]);
});
