import { assertPagePath, assertSectionName, assertTitle } from './assert-names.ts';

const TAKEN = new Set(['stories', 'seo', 'content-shared', 'site']);

test.each(['careers', 'help-center', 'b2b'])('%s can name a section', (name) => {
  expect(() => assertSectionName(name, TAKEN)).not.toThrow();
});

test.each([
  ['Careers', 'lower-case'],
  ['-careers', 'lower-case'],
  ['help--center', 'lower-case'],
  ['../careers', 'lower-case'],
  ['2go', 'lower-case'],
  ['a'.repeat(31), 'limit 30'],
  ['stories', 'has this name'],
  ['shared', 'has this name'],
  ['api', 'reserved'],
])('%s cannot name a section', (name, problem) => {
  expect(() => assertSectionName(name, TAKEN)).toThrow(
    expect.objectContaining({ code: 'INVALID_NAME', message: expect.stringContaining(problem) }),
  );
});

test.each(['/', 'careers', '/careers/', '/Careers', '/careers/../x', '/api/jobs'])(
  'no page can be at %s',
  (path) => {
    expect(() => assertPagePath(path)).toThrow(expect.objectContaining({ code: 'INVALID_PATH' }));
  },
);

test.each(["What's new", '${name}', 'A | B', '', 'x'.repeat(46)])('%j cannot be a title', (title) => {
  expect(() => assertTitle(title)).toThrow(expect.objectContaining({ code: 'INVALID_TITLE' }));
});

test.each(['R&D', 'What’s New', 'IT'])('%s can be a title', (title) => {
  expect(() => assertTitle(title)).not.toThrow();
});
