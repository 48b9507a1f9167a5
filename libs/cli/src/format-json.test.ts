import { formatJson } from './format-json.ts';

test('escapes all control characters without losing any', () => {
  const value = { text: '\u001b[2J \u007f \u009b \u202e \u2066 \u200f \u2028 \u{1f4a1} é' };
  const printed = formatJson(value);
  expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\u2028/u);
  expect(printed).toContain('\u{1f4a1} é');
  expect(JSON.parse(printed)).toEqual(value);
});
