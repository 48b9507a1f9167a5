import { MAX_COUNT, parseCount, readEstimate, replaceEstimate, writeEstimate } from './estimate-query.ts';
import { defaultInput, type EstimateInput } from './estimate.ts';

test('a URL without calculator fields has no inputs', () => {
  expect(readEstimate('')).toBeUndefined();
  expect(readEstimate('?utm_source=mail&custom_hours=90')).toBeUndefined();
});

test.each<EstimateInput>([
  defaultInput,
  { developers: 50, hours: 200, model: 'bto', customHours: 160, customMode: false },
  { developers: 2, hours: 96, model: 'boutique', customHours: 96, customMode: true },
  { developers: 0, hours: 5, model: 'augmentation', customHours: 5, customMode: true },
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

test('negative numbers in the URL become zero, larger ones the largest', () => {
  expect(readEstimate('?developers=-3&hours=5000000')).toMatchObject({ developers: 0, hours: MAX_COUNT });
});

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['+7', 7],
  ['007', 7],
  ['1,000', 1000],
  ['123,456', 123_456],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['12\u202f345', 12_345],
  ['1’000', 1000],
  ['1.000', 1000],
  ['999999', MAX_COUNT],
  ['１２', 12],
  ['٣٤', 34],
  ['۱۲۳', 123],
  ['', 0],
  [' ', 0],
  ['-0', 0],
])('%p is %d', (text, count) => {
  expect(parseCount(text)).toEqual({ count });
  expect(Object.is(parseCount(text).count, -0)).toBe(false);
});

test.each(['five', '12px', '$5', '.', '-', '+', 'e', 'NaN', 'Infinity', '0x10', '1e3', '--5', '-5', '-2.9'])(
  '%p is not a whole number',
  (text) => {
    expect(parseCount(text)).toEqual({ count: 0, problem: 'not-whole' });
  },
);

test.each([
  ['2.9', 2],
  ['.9', 0],
  ['0.125', 0],
  ['1,5', 1],
  ['1,234.5', 1234],
  ['1.234,5', 1234],
  ['12.3456', 12],
])('decimals are truncated and marked: %p is %d', (text, count) => {
  expect(parseCount(text)).toEqual({ count, decimal: true });
});

test.each([
  ['5.0', 5],
  ['5.', 5],
  ['1,00,000', 100_000],
  ['12,34,567', MAX_COUNT],
  ['\u200e12\u200f', 12],
  ['\u202a1,234\u202c', 1234],
])('%p is %d', (text, count) => {
  expect(parseCount(text)).toMatchObject({ count });
  expect(parseCount(text)).not.toHaveProperty('decimal');
});

test('replaces the inputs of a query and keeps other parameters', () => {
  const query = new URLSearchParams('utm_source=x&developers=3&model=bto&gclid=a%26b');
  expect(String(replaceEstimate(query, 'developers=4&hours=80'))).toBe(
    'utm_source=x&gclid=a%26b&developers=4&hours=80',
  );
});

test.each(['1000000', '12,345,678', '9'.repeat(400)])('%p is too large', (text) => {
  expect(parseCount(text)).toEqual({ count: MAX_COUNT, problem: 'too-large' });
});
