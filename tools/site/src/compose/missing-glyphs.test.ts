import { fontRanges, missingGlyphs } from './missing-glyphs.ts';

const ranges = fontRanges('a{}@font-face{font-family:G;unicode-range:U+20-7E,U+A0,U+2013-2014}');

test('the ranges of a stylesheet', () => {
  expect(ranges).toEqual([
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0x2013, 0x2014],
  ]);
  expect(fontRanges('p{color:red}')).toEqual([]);
});

test('a character is named once, with how to fix it', () => {
  const problems = missingGlyphs('<p title="→">One &amp; two – three\n</p><b>4 → 5 → 6</b>', ranges);
  expect(problems).toEqual([expect.stringMatching(/'→' \(U\+2192\).*fonts\/main\.ts/)]);
});

test('a shell that declares no range is not judged by one', () => {
  expect(missingGlyphs('<p>→</p>', [])).toEqual([]);
});
