import { placeholderLines } from './placeholder-lines.ts';

const files = { 'libs/content/site/src/home.ts': 2, 'libs/content/shared/src/company.ts': 1 };

test('prints totals in one line', () => {
  expect(placeholderLines(files, false)).toEqual([
    '  warning    3 placeholders in 2 files of libs/content; --verbose lists them',
  ]);
  expect(placeholderLines({ 'libs/content/site/src/home.ts': 1 }, false)[0]).toContain(
    '1 placeholder in 1 file ',
  );
});

test('with --verbose, prints one line per file', () => {
  expect(placeholderLines(files, true).slice(1)).toEqual([
    '      2  libs/content/site/src/home.ts',
    '      1  libs/content/shared/src/company.ts',
  ]);
});

test('prints nothing without placeholders', () => {
  expect(placeholderLines({}, true)).toEqual([]);
});
