import { fillTemplate } from '@vantedge/shared-ui';
import { count } from './count.ts';

const developers = { one: '{n} developer', other: '{n} developers' };

test('replaces known placeholders and keeps unknown ones', () => {
  expect(fillTemplate('{a} and {b}, {a}', { a: '1' })).toBe('1 and {b}, 1');
});

test('uses the singular for one and the plural for other numbers', () => {
  expect([1, 0, 2, 1200].map((n) => count(n, developers))).toEqual([
    '1 developer',
    '0 developers',
    '2 developers',
    '1,200 developers',
  ]);
});
