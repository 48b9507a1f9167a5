import { formatNumber, formatUsd } from './format-number.ts';

test.each([
  0, 7, 999, 1_000, 57_600, 999_999, 1_000_000, 4_160_000_000_000, 123_456_789_012_345_680_000, 0.5, 1_234.5,
  1_234.25, 0.333_333, 2_000.0004, 9_999.9999, -7, -120, -57_600,
])('formats %d as in American English', (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
});

test('dollars have thousands separators', () => {
  expect(formatUsd(3456000)).toBe('$3,456,000');
});
