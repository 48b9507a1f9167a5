import { monthStrokes } from './quarter-timeline.tsx';

const count = (path: string) => path.match(/M/g)?.length ?? 0;

test.each([3, 6, 9, 12])('after month %i of fifteen, every month is drawn once', (passed) => {
  const { before, now, after } = monthStrokes(15, passed);
  expect([count(before), count(now), count(after)]).toEqual([passed - 3, 3, 15 - passed]);
});

test('passed months are taller than future ones', () => {
  const { now, after } = monthStrokes(15, 6);
  expect(now).toContain('v64');
  expect(after).not.toContain('v64');
});
