import { fontRanges, missingGlyphs } from './missing-glyphs.ts';
import { samplePage } from './testing/sample-page.ts';

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
  expect(missingGlyphs('One & two – three\n4 → 5 → 6', ranges, samplePage)).toEqual([
    expect.objectContaining({
      text: expect.stringContaining("'→' (U+2192)"),
      fix: expect.stringContaining('fonts/main.ts'),
    }),
  ]);
});

test('accepts all characters if the shell declares no range', () => {
  expect(missingGlyphs('→', [], samplePage)).toEqual([]);
});
