import { parseCount } from './parse-count.ts';

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['+7', 7],
  ['007', 7],
  ['1,000', 1000],
  ['12,345,678', 12_345_678],
  ['1e9', 1_000_000_000],
  ['1000000000', 1_000_000_000],
])('%p is %d', (text, value) => {
  expect(parseCount(text)).toBe(value);
});

test.each([
  '',
  ' ',
  'five',
  '12px',
  '$5',
  '1,00',
  '1 000',
  '.',
  '-',
  '+',
  'e',
  'NaN',
  'Infinity',
  '0x10',
  '--5',
])('%p is not a number and becomes 0', (text) => {
  expect(parseCount(text)).toBe(0);
});

test('decimals are truncated', () => {
  expect([parseCount('2.9'), parseCount('.9'), parseCount('1,234.5'), parseCount('-2.9')]).toEqual([
    2, 0, 1234, -2,
  ]);
});

test('negative numbers stay negative, and there is no negative zero', () => {
  expect(parseCount('-5')).toBe(-5);
  expect([parseCount('-0'), parseCount('-0.5')]).toEqual([0, 0]);
});

test.each(['1e10', '1e999', '9'.repeat(400)])('%p is limited to what can be printed in full', (text) => {
  const max = parseCount(text);
  expect(max).toBe(1e9);
  expect(String(max * max * 50 * 12)).toMatch(/^\d+$/);
});
