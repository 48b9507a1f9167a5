import { count, fill } from './fill.ts';

const developers = { one: '{n} developer', other: '{n} developers' };

test('braces are filled, and what nobody names stays', () => {
  expect(fill('{a} and {b}, {a}', { a: '1' })).toBe('1 and {b}, 1');
});

test('one is one, everything else is more', () => {
  expect([1, 0, 2, 1200].map((n) => count(n, developers))).toEqual([
    '1 developer',
    '0 developers',
    '2 developers',
    '1,200 developers',
  ]);
});
