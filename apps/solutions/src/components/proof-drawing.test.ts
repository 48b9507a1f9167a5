import { discPath, FRAME, scoreShares, strokesPath } from './proof-drawing.ts';

const starts = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)v/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('one stroke is drawn for each unit, none on top of another, all inside the frame', () => {
  const strokes = starts(strokesPath(140));
  expect(strokes).toHaveLength(140);
  expect(new Set(strokes.map(({ x, y }) => `${x} ${y}`)).size).toBe(140);
  expect(Math.max(...strokes.map(({ x }) => x))).toBeLessThan(FRAME.width);
  expect(Math.max(...strokes.map(({ y }) => y)) + 9).toBe(FRAME.height);
});

test('the discs of a score add up to the score', () => {
  expect(scoreShares(6.86, 7)).toEqual([1, 1, 1, 1, 1, 1, 0.86]);
  expect(scoreShares(2, 4)).toEqual([1, 1, 0, 0]);
});

test('a part of a disc is cut at that share of its width', () => {
  expect(discPath(100, 20, 10, 0)).toBe('');
  expect(discPath(100, 20, 10, 0.5)).toMatch(/^M100 10A10 10 0 0 0 100 30z$/);
  expect(discPath(100, 20, 10, 0.75)).toMatch(/^M105 /);
});
