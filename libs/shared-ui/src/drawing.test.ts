import { dashRows, toPercent } from './drawing.ts';

test('draws one line per row, as long as its marks', () => {
  expect(dashRows({ count: 7, columns: 5, pitch: 6, x: 2, y: 2 })).toBe('M2 2h24.01M2 8h6.01');
});

test('starts a row in the middle, after the marks before it', () => {
  expect(dashRows({ from: 3, count: 4, columns: 5, pitch: [16, 64], y: 25, dash: 4.3 })).toBe(
    'M48 25h20.3M0 89h20.3',
  );
});

test('returns an empty path without marks', () => {
  expect(dashRows({ count: 0, columns: 5, pitch: 6 })).toBe('');
});

test.each([
  [0, 24, '0%'],
  [3, 9, '33.33%'],
  [24, 24, '100%'],
  [-1, 4, '-25%'],
])('%d of %d is %s', (value, max, text) => {
  expect(toPercent(value, max)).toBe(text);
});
