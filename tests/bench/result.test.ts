import { median, resultsMarkdown, spread } from './result.ts';

const goal = (name: string, value: number) => ({ name, value, target: { max: 10 } });
const result = (metrics: ReturnType<typeof goal>[]) => ({
  title: 'Weights',
  method: 'Weighed twice.',
  rows: [{ page: '/', 'size | kB': 3 }],
  metrics,
});

test('prints method, rows and goals, with a missed value in bold', () => {
  const [measured, ...rest] = resultsMarkdown(result([goal('small', 1.23456), goal('large', 12.5)])).split(
    '\n\n',
  );
  expect(measured).toMatch(/^Measured on \d{4}-\d\d-\d\d, .*Node .*\. Weighed twice\.$/);
  expect(rest).toEqual([
    '| page | size \\| kB |\n| --- | --- |\n| / | 3 |',
    '1 of 2 goals are met.',
    '| metric | goal | value |\n| --- | --- | --- |\n| small | at most 10 | 1.235 |\n| large | at most 10 | **13** |',
  ]);
});

test('of many goals, lists those that are missed', () => {
  const many = Array.from({ length: 20 }, (_, i) => goal(`page ${i}`, i === 3 ? 11 : 1));
  const text = resultsMarkdown(result(many));
  expect(text).toContain('19 of 20 goals are met.');
  expect(text.match(/page \d+/g)).toEqual(['page 3']);
  expect(resultsMarkdown(result(many.slice(4)))).toMatch(/All 16 goals are met\.$/);
});

test('computes medians and spreads', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spread([2, 1, 4], 1)).toBe('2.0 (1.0–4.0)');
});
