import { range } from './range.ts';

test('a range has one sign, and a single value is not a range', () => {
  expect(range([115200, 192000], '$')).toBe('$115,200–192,000');
  expect(range([60, 76], '%')).toBe('60–76%');
  expect(range([24, 24], '$')).toBe('$24');
});
