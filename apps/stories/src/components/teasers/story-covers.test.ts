import { positionOn, rulerTicks, seatBlock } from './story-covers.tsx';

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

const ruler = { from: 8, length: 504, parts: 70, whole: 10, small: -5, foot: 100, line: 112 };

test('a scale of seven has a tick per tenth and a tall one per point', () => {
  const path = rulerTicks(ruler);
  expect(path.match(/v-/g)).toHaveLength(71);
  expect(path.match(/v-12/g)).toHaveLength(8);
});

test('the last tick is at the end of the scale, and all ticks are on its baseline', () => {
  const [, ticks] = /^M8 100(.*)M8 112h504$/.exec(rulerTicks(ruler))!;
  let [x, y] = [8, 100];
  for (const [, dx, dy, height] of ticks!.matchAll(/(?:m([\d.]+) (-?\d+))?v(-?\d+)/g)) {
    [x, y] = [x + Number(dx ?? 0), y + Number(dy ?? 0)];
    expect(y).toBe(100);
    y += Number(height);
  }
  expect(x).toBeCloseTo(512, 6);
});

test('6.86 is at 98 percent of a scale of seven, and at 86 percent of its last point', () => {
  expect(positionOn(ruler, 6.86, 0, 7)).toBe(501.9);
  expect(positionOn(ruler, 6.86, 6, 7)).toBe(441.4);
});
