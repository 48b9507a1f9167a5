import { inRounds, marked, median, resultMarkdown, ROUNDS, spread } from './result.ts';

test('prints machine, method and rows', () => {
  const rows = [{ page: '/', 'size | kB': 3 }];
  const [measured, table] = resultMarkdown({ title: 'Weights', method: 'Weighed twice.', rows }).split(
    '\n\n',
  );
  expect(measured).toMatch(/^Measured on \d{4}-\d\d-\d\d, .*Node .*\. Weighed twice\.$/);
  expect(table).toBe('| page | size \\| kB |\n| --- | --- |\n| / | 3 |');
});

test('computes medians and spreads', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spread([2, 1, 4], 1)).toBe('2.0 (1.0–4.0)');
});

test('a figure that misses its goal is bold', () => {
  expect(spread([1, 2, 9], 0, { max: 2 })).toBe('2 (1–9)');
  expect(spread([1, 3, 9], 0, { max: 2 })).toBe('**3 (1–9)**');
  expect(marked('0.3', 0.3, { min: 0.45 })).toBe('**0.3**');
  expect(marked(0.5, 0.5, { min: 0.45 })).toBe('0.5');
});

test('measures every case in every round, in alternating order', async () => {
  const order: string[] = [];
  const results = await inRounds(['before', 'after'], (name) => Promise.resolve(order.push(name)));
  expect(results.map(([name, values]) => [name, values.length])).toEqual([
    ['before', ROUNDS],
    ['after', ROUNDS],
  ]);
  expect(order.slice(0, 4)).toEqual(['before', 'after', 'after', 'before']);
});
