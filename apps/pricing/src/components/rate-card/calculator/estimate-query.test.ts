import { parseCount, readEstimate, writeEstimate } from './estimate-query.ts';
import { defaultInput, type EstimateInput } from './estimate.ts';

test('a URL without calculator fields has no inputs', () => {
  expect(readEstimate('')).toBeUndefined();
  expect(readEstimate('?utm_source=mail&custom_hours=90')).toBeUndefined();
});

test.each<EstimateInput>([
  defaultInput,
  { developers: 50, hours: 200, model: 'bto', customHours: 160, customMode: false },
  { developers: 2, hours: 96, model: 'boutique', customHours: 96, customMode: true },
  { developers: 0, hours: -5, model: 'augmentation', customHours: -5, customMode: true },
])('reads back what it has written: %o', (input) => {
  expect(readEstimate(`?${writeEstimate(input)}`)).toEqual(input);
});

test('reads the URL that the form creates without JavaScript', () => {
  const query = '?developers=7&hours=120&custom_hours=90&model=augmentation';
  expect(readEstimate(query)).toEqual({
    developers: 7,
    hours: 120,
    model: 'augmentation',
    customHours: 90,
    customMode: false,
  });
});

test('missing fields get their defaults', () => {
  expect(readEstimate('?developers=12')).toEqual({ ...defaultInput, developers: 12 });
});

test('hours that are not an option are custom hours', () => {
  expect(readEstimate('?hours=175')).toMatchObject({ hours: 175, customHours: 175, customMode: true });
});

test('invalid numbers become zero, an unknown model the default', () => {
  expect(readEstimate('?developers=five&hours=custom&custom_hours=&model=free')).toEqual({
    developers: 0,
    hours: 0,
    model: 'managed',
    customHours: 0,
    customMode: true,
  });
});

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
