import { seatBlock } from './seat-block.ts';

const places = (path: string) => path.match(/M\S+ [^a]+/g) ?? [];

test('every seat is one circle, and no two stand in the same place', () => {
  const groups = [
    { key: 'bd', size: 15 },
    { key: 'prod', size: 20 },
    { key: 'admin', size: 10 },
    { key: 'fin', size: 5 },
  ] as const;
  const blocks = seatBlock(groups, 460);
  expect(blocks.map(({ path }) => places(path).length)).toEqual([15, 20, 10, 5]);
  expect(new Set(blocks.flatMap(({ path }) => places(path))).size).toBe(50);
});
