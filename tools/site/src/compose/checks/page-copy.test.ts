import { fontRanges, missingGlyphs, placeholderCopy } from './page-copy.ts';
import { parseTree, samplePage } from './testing/sample-page.ts';

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
  expect(missingGlyphs(parseTree('<p>One &amp; two – three\n4 → 5 → 6</p>'), ranges, samplePage)).toEqual([
    expect.objectContaining({
      text: expect.stringContaining("'→' (U+2192)"),
      fix: expect.stringContaining('fonts/main.ts'),
    }),
  ]);
});

test('accepts all characters if the shell declares no range', () => {
  expect(missingGlyphs(parseTree('<p>→</p>'), [], samplePage)).toEqual([]);
});

const check = (main: string, title = 'Careers', description = 'Work with us.') =>
  placeholderCopy(
    parseTree(
      `<title>${title}</title><meta name="description" content="${description}"><main>${main}</main>`,
    ),
    samplePage,
  );

test.each([
  ['<p>Lorem ipsum dolor sit amet</p>', '<p>'],
  ['<p>Lorem <b>ipsum</b> dolor</p>', '<p>'],
  ['<section><h2>Teams</h2><p>TODO: numbers</p></section>', '<p>'],
  ['<li>From [object Object]</li>', '<li>'],
  ['<b>NaN</b>', '<b>'],
  ['<p>Your text here</p>', '<p>'],
  ['<img alt="TBD">', 'the alt of <img>'],
  ['<input placeholder="FIXME">', 'the placeholder of <input>'],
])('reports %s once', (markup, location) => {
  expect(check(markup)).toEqual([
    expect.objectContaining({
      code: 'PLACEHOLDER_COPY',
      text: expect.stringMatching(`has placeholder copy in ${location}: '`),
      fix: 'write the copy',
    }),
  ]);
});

test('reports title and description', () => {
  expect(check('', 'TODO', 'Lorem ipsum').map(({ text }) => text)).toEqual([
    "has placeholder copy in its title: 'TODO'",
    "has placeholder copy in its description: 'Lorem ipsum'",
  ]);
});

test('accepts ordinary copy', () => {
  expect(check('<p>All you have to do: todo lists, method, Nantes, “Toronto”, XXXL</p>')).toEqual([]);
});
