import { percentOf } from './percent-of.ts';

test.each([
  [0, 24, '0%'],
  [3, 9, '33.33%'],
  [24, 24, '100%'],
  [-1, 4, '-25%'],
])('%d of %d is %s', (value, max, text) => {
  expect(percentOf(value, max)).toBe(text);
});
