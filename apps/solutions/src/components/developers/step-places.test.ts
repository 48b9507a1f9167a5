import { stepPlaces } from './step-places.ts';

const place = (...steps: [firstDay: number, lastDay: number][]) =>
  stepPlaces(steps.map(([firstDay, lastDay]) => ({ firstDay, lastDay }))).map(({ days, row }) => [days, row]);

test('steps that follow one another stand in one row', () => {
  expect(place([1, 1], [2, 3], [4, 5])).toEqual([
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
});

test('a step that begins on the last day of the one before stands below it, and the next comes up again', () => {
  expect(place([1, 1], [2, 3], [3, 4], [5, 5]).map(([, row]) => row)).toEqual([1, 1, 2, 1]);
});
