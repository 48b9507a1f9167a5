import { replaceResults, resultsMarkdown } from './results-markdown.ts';

const goal = (name: string, value: number) => ({ name, value, target: { max: 10 } });
const result = (metrics: ReturnType<typeof goal>[]) => ({
  title: 'Weights',
  method: 'Weighed twice.',
  rows: [{ page: '/', 'size | kB': 3 }],
  metrics,
});

test('prints method, rows and goals, with a missed value in bold', () => {
  expect(resultsMarkdown(result([goal('small', 1.23456), goal('large', 12.5)]))).toBe(
    [
      'Weighed twice.',
      '| page | size \\| kB |\n| --- | --- |\n| / | 3 |',
      '1 of 2 goals are met.',
      '| metric | goal | now |\n| --- | --- | --- |\n| small | at most 10 | 1.235 |\n| large | at most 10 | **13** |',
    ].join('\n\n'),
  );
});

test('shows the earlier value of each goal', () => {
  const text = resultsMarkdown(result([goal('small', 3), goal('new', 4)]), { small: 5 });
  expect(text).toContain('| small | at most 10 | 5 | 3 |');
  expect(text).toContain('| new | at most 10 |  | 4 |');
});

test('of many goals, lists those that are or were missed', () => {
  const many = (changed: Record<string, number>) =>
    result(Array.from({ length: 20 }, (_, i) => goal(`page ${i}`, changed[`page ${i}`] ?? 1)));
  const text = resultsMarkdown(many({ 'page 3': 11 }), { 'page 5': 12, 'page 7': 2 });
  expect(text).toContain('19 of 20 goals are met.');
  expect(text.match(/page \d+/g)).toEqual(['page 3', 'page 5']);
  expect(resultsMarkdown(many({}), { 'page 5': 1 })).toMatch(/All 20 goals are met\.$/);
});

test('replaces one part of a document', () => {
  const document = 'a\n<!-- results: one -->\nold\n<!-- end -->\nb\n<!-- results: two -->\n<!-- end -->\n';
  expect(replaceResults(document, 'one', 'new')).toBe(
    'a\n<!-- results: one -->\n\nnew\n\n<!-- end -->\nb\n<!-- results: two -->\n<!-- end -->\n',
  );
  expect(() => replaceResults(document, 'three', 'new')).toThrow('<!-- results: three -->');
});

test('without goals, prints method and rows only', () =>
  expect(resultsMarkdown(result([]))).toBe(
    'Weighed twice.\n\n| page | size \\| kB |\n| --- | --- |\n| / | 3 |',
  ));
