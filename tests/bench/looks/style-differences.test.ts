import type { RenderedElement } from '../../site/rendered-elements.ts';
import { styleDifferences } from './style-differences.ts';

const part = (key: string, style: Record<string, string> = { color: 'red' }): RenderedElement => ({
  path: `main > ${key}`,
  content: key,
  style,
});

test('equal styles have no difference', () => {
  expect(styleDifferences([part('h1'), part('p')], [part('h1'), part('p')])).toEqual([]);
});

test('elements with the same difference are reported together', () => {
  const now = [part('h1'), part('p', { color: 'blue' }), part('b', { color: 'blue' })];
  expect(styleDifferences([part('h1'), part('p'), part('b')], now)).toEqual([
    { property: 'color', before: 'red', now: 'blue', count: 2, example: 'main > p' },
  ]);
});

test('elements after an added or removed one are still matched', () => {
  const differences = styleDifferences([part('h1'), part('p')], [part('div'), part('h1'), part('p')]);
  expect(differences).toEqual([
    { property: 'element', before: 'none', now: 'main > div', count: 1, example: 'main > div' },
  ]);
  expect(styleDifferences([part('div'), part('p')], [part('p')])[0]).toMatchObject({ before: 'main > div' });
});

test.each([
  ['border-top-color', { 'border-top-width': '0px' }, { 'border-top-width': '1px' }],
  ['outline-color', { 'outline-style': 'none' }, { 'outline-style': 'solid' }],
  ['row-gap', { display: 'block' }, { display: 'grid' }],
  ['transition-property', { 'transition-duration': '0s' }, { 'transition-duration': '0.2s' }],
])('%s counts only where it is painted', (property, hidden, shown) => {
  const compare = (style: Record<string, string>) =>
    styleDifferences([part('p', { ...style, [property]: '1' })], [part('p', { ...style, [property]: '2' })]);
  expect(compare(hidden)).toEqual([]);
  expect(compare(shown)).toHaveLength(1);
});
