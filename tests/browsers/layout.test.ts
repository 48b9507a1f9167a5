import { type Box, layoutDifferences } from './layout.ts';

const row = (index: number, changes: Partial<Box> = {}): Box => ({
  name: `tr ${index} "Global Clients"`,
  x: 0,
  y: 100 * index,
  width: 737,
  height: 140,
  lines: '/1/2/1/2',
  ...changes,
});

test('ignores differences due to rounding', () => {
  expect(layoutDifferences([row(0), row(1)], [row(0), row(1, { y: 104, height: 143 })])).toEqual([]);
});

test('reports a row that is one line shorter, with both heights', () => {
  expect(layoutDifferences([row(0), row(1)], [row(0), row(1, { height: 113 })])).toEqual([
    'tr 1 "Global Clients": height 113 instead of 140',
  ]);
});

test('a box of another kind is reported, not compared', () => {
  expect(layoutDifferences([row(0)], [row(0, { name: 'li 0 "Cost Savings"' })])).toEqual([
    'li 0 "Cost Savings" instead of tr 0 "Global Clients"',
  ]);
});

test.each([
  ['missing', [row(0), row(1)], [row(0)], 'tr 1 "Global Clients" is missing'],
  ['too many', [row(0)], [row(0), row(1)], 'tr 1 "Global Clients" instead of nothing'],
])('%s', (_, reference, boxes, difference) => {
  expect(layoutDifferences(reference, boxes)).toEqual([difference]);
});

test('a part whose text breaks into other lines is not compared', () => {
  const lines = '/1/3/1/2';
  const longer = [row(0, { lines, height: 162 }), row(1, { lines, y: 122 })];
  expect(layoutDifferences([row(0), row(1)], longer)).toEqual([]);
});
