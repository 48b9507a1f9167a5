import { stackedParts } from './price-stack.tsx';

test('percentages are taken of the base, each range at its middle, one after the other', () => {
  expect(
    stackedParts([
      { key: 'base', dollars: [35, 50] },
      { key: 'fee', percent: [20, 30] },
      { key: 'extra', percent: [10, 15] },
    ]),
  ).toEqual([
    { key: 'base', from: 0, width: 42.5 },
    { key: 'fee', from: 42.5, width: 10.625 },
    { key: 'extra', from: 53.125, width: 5.3125 },
  ]);
});
