import { seatBlock } from './seat-block.ts';

/** Start of each circle of a path: the first absolute, the others relative to the one before. */
function positions(path: string): string[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/(M|m)(-?\d+) ?(-?\d+)a/g)].map(([, kind, dx, dy]) => {
    [x, y] = kind === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    return `${x} ${y}`;
  });
}

test('every seat is one circle, and seats do not overlap', () => {
  const groups = [
    { key: 'bd', size: 15 },
    { key: 'prod', size: 20 },
    { key: 'admin', size: 10 },
    { key: 'fin', size: 5 },
  ] as const;
  const blocks = seatBlock(groups, 460);
  expect(blocks.map(({ path }) => positions(path).length)).toEqual([15, 20, 10, 5]);
  expect(new Set(blocks.flatMap(({ path }) => positions(path))).size).toBe(50);
  // Ten rows of five, from the bottom up.
  expect(blocks.flatMap(({ path }) => positions(path)).at(0)).toBe('453 262');
  expect(blocks.flatMap(({ path }) => positions(path)).at(-1)).toBe('541 64');
});
