import { dashedRows } from './dashed-rows.ts';

const marksIn = (path: string, pitch: number, size: number) =>
  [...path.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + (Number(length) - size) / pitch + 1, 0);

test.each([
  [140, 28, 5],
  [140, 14, 10],
  [7, 4, 2],
])('%i marks in rows of %i are drawn as %i lines that contain every mark', (count, columns, rows) => {
  const path = dashedRows({ count, columns, pitch: 20, size: 14 }, 7);
  expect(path.match(/M/g)).toHaveLength(rows);
  expect(marksIn(path, 20, 14)).toBe(count);
});
