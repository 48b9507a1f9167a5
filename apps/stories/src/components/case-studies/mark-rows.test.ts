import { markExtent, markRows } from './mark-rows.ts';

const grid = { columns: 10, pitch: [20, 30], size: [12, 16] } as const;
/** Start of each mark of a path. */
const marks = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: (Number(length) - 12) / 20 + 1 }, (_, at) => `${Number(x) + at * 20} ${y}`),
  );

test('rows follow one another, the last with the remainder', () => {
  const path = markRows(grid, { count: 13 });
  expect(marks(path)).toHaveLength(13);
  expect(path).toBe('M0 8h192M0 38h52');
  expect(markExtent(grid, 13)).toEqual([192, 46]);
});

test('a group starts after the previous one, and marks do not overlap', () => {
  const [first, second] = [markRows(grid, { count: 7 }), markRows(grid, { from: 7, count: 8 })];
  expect(second).toBe('M140 8h52M0 38h92');
  expect(new Set([...marks(first), ...marks(second)]).size).toBe(15);
});

test('a strip has its own depth; no marks give an empty path', () => {
  expect(markRows(grid, { count: 2, depth: 3 })).toBe('M0 3h32');
  expect(markRows(grid, { count: 0 })).toBe('');
});
