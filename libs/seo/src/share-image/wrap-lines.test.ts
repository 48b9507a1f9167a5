import { wrapLines } from './wrap-lines.ts';

/** Ten to a character. */
const measure = (text: string) => text.length * 10;

test('lines are as even as their number allows', () => {
  // Filled to the brim, the last word would stand alone.
  expect(wrapLines('aaaa bbbb cccc dddd', 140, measure)).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('what belongs together stays together', () => {
  expect(wrapLines('in one\u00a0rate', 90, measure)).toEqual(['in', 'one\u00a0rate']);
});

test('a word that is wider than the column fits no line', () => {
  expect(wrapLines('a bbbbbbbbbb', 90, measure)).toBeUndefined();
  expect(wrapLines('a bbbbbbbbbb', 100, measure)).toEqual(['a', 'bbbbbbbbbb']);
});

test('no word is lost, and no line is wider than asked', () => {
  const text = 'From new partner to managed services in fifteen months, and what came after it';
  for (let width = 80; width < 900; width += 35) {
    const lines = wrapLines(text, width, measure)!;
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
  }
});
