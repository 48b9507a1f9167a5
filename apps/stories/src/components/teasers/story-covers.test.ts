import { positionOn, rulerTicks } from './story-covers.tsx';

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
