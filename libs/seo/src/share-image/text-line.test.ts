import { wrapLines } from './text-line.ts';

/** Ten units per character. */
const measure = (text: string) => text.length * 10;

test('balances the lengths of lines', () => {
  // Greedy wrapping would leave the last word alone.
  expect(wrapLines('aaaa bbbb cccc dddd', 140, measure)).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('does not break at non-breaking spaces', () => {
  expect(wrapLines('in one\u00a0rate', 90, measure)).toEqual(['in', 'one\u00a0rate']);
});

test('returns undefined for a word wider than the column', () => {
  expect(wrapLines('a bbbbbbbbbb', 90, measure)).toBeUndefined();
  expect(wrapLines('a bbbbbbbbbb', 100, measure)).toEqual(['a', 'bbbbbbbbbb']);
});

test('keeps all words, and no line exceeds the width', () => {
  const text = 'From new partner to managed services in fifteen months, and what came after it';
  for (let width = 80; width < 900; width += 35) {
    const lines = wrapLines(text, width, measure)!;
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
  }
});
