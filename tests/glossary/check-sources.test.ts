import { checkSources } from './check-sources.ts';
import type { Term } from './terms.ts';

const TERMS: readonly Term[] = [
  { forms: ['mend', 'mends'], use: 'fix' },
  { forms: ['way on'], use: 'link' },
  { scope: 'names', forms: ['place'], use: 'index' },
];

const check = (file: string, code: string, exceptions: Parameters<typeof checkSources>[2] = []) =>
  checkSources([{ file, code }], TERMS, exceptions);

test.each([
  ['a word in a document', 'docs/x.md', 'How to mend it', 'docs/x.md:1: "mend": use fix'],
  ['another form, capitalized', 'docs/x.md', 'A patch\n\nMends it', 'docs/x.md:3: "Mends": use fix'],
  ['a phrase that wraps in a comment', 'x.ts', '/** A way\n * on. */', 'x.ts:1: "way * on": use link'],
  ['part of a camel-case name', 'x.ts', 'const wayOn = 1;', 'x.ts:1: "wayOn": use link'],
  ['part of a constant', 'x.ts', 'const WAY_ON = 1;', 'x.ts:1: "WAY_ON": use link'],
  ['a class name', 'x.css', '.way-on {}', 'x.css:1: "way-on": use link'],
  ['a JSON key', 'x.json', '{ "mend": 1 }', 'x.json:1: "mend": use fix'],
  ['a string of the copy', 'x.ts', "const x = 'We mend it';", 'x.ts:1: "mend": use fix'],
  ['a name', 'x.ts', '\nconst nextPlace = 1;', 'x.ts:2: "nextPlace": use index'],
  ['a file name', 'src/way-on.svg.ts', '', 'src/way-on.svg.ts: "way-on": use link'],
])('reports %s', (_, file, code, message) => {
  expect(check(file, code)).toEqual([message]);
});

test.each([
  ['a longer word', 'x.md', 'recommend, amendment'],
  ['words of two sentences', 'x.md', 'This is the way. On we go.'],
  ['a word that is only wrong in names', 'x.ts', '// A place for it\nconst x = "place";'],
])('accepts %s', (_, file, code) => {
  expect(check(file, code)).toEqual([]);
});

test('an exception allows a term in its files alone', () => {
  const exceptions = [{ match: /^mend$/, files: /^docs\//, why: 'a test' }];
  expect(check('docs/x.md', 'mend', exceptions)).toEqual([]);
  expect(check('src/x.md', 'mend', exceptions)).toHaveLength(2);
});

test('an exception that matches nothing is reported', () => {
  const exceptions = [{ match: /^mend$/, files: /./, why: 'a test' }];
  expect(check('x.md', 'fix', exceptions)).toEqual(['Exception /^mend$/ in /./ matches nothing: remove it']);
});
