import { fontRanges, missingGlyphs } from './missing-glyphs.ts';

const ranges = fontRanges('a{}@font-face{font-family:G;unicode-range:U+20-7E,U+A0,U+2013-2014}');

test('reads the unicode ranges of a stylesheet', () => {
  expect(ranges).toEqual([
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0x2013, 0x2014],
  ]);
  expect(fontRanges('p{color:red}')).toEqual([]);
});

test('reports each character once, with its fix', () => {
  const problems = missingGlyphs('<p title="→">One &amp; two – three\n</p><b>4 → 5 → 6</b>', ranges);
  expect(problems).toEqual([expect.stringMatching(/'→' \(U\+2192\).*fonts\/main\.ts/)]);
});

test('accepts all characters if the shell declares no range', () => {
  expect(missingGlyphs('<p>→</p>', [])).toEqual([]);
});
