import type { RenderedElement } from '../../site/support/computed-styles.ts';
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
  ['text-decoration', { 'text-decoration-line': 'none' }, { 'text-decoration-line': 'underline' }],
  ['background-position-x', { 'background-image': 'none' }, { 'background-image': 'url("a.png")' }],
  ['transition-property', { 'transition-duration': '0s' }, { 'transition-duration': '0.2s' }],
])('%s counts only where it is painted', (property, hidden, shown) => {
  const compare = (style: Record<string, string>) =>
    styleDifferences([part('p', { ...style, [property]: '1' })], [part('p', { ...style, [property]: '2' })]);
  expect(compare(hidden)).toEqual([]);
  expect(compare(shown)).toHaveLength(1);
});

test.each([
  [{ display: 'grid', 'align-items': 'end' }, { display: 'grid', 'align-items': 'flex-end' }, 0],
  [{ display: 'flex', 'align-items': 'end' }, { display: 'flex', 'align-items': 'flex-end' }, 1],
  [{ display: 'grid', 'row-gap': '0px' }, { display: 'grid', 'row-gap': 'normal' }, 0],
  [{ display: 'grid', 'row-gap': '4px' }, { display: 'grid', 'row-gap': 'normal' }, 1],
  [
    { transform: 'matrix(1, 0, 0, 1, 0, 1)', translate: 'none' },
    { transform: 'none', translate: '0px 1px' },
    0,
  ],
  [
    { transform: 'matrix(1, 0, 0, 1, 0, 1)', translate: 'none' },
    { transform: 'none', translate: '0px 2px' },
    2,
  ],
  [{ 'font-feature-settings': 'normal' }, { 'font-feature-settings': '"lnum"' }, 0],
])('%j and %j have %i differences', (before, now, count) => {
  const differences = styleDifferences(
    [part('p', before as Record<string, string>)],
    [part('p', now as Record<string, string>)],
  );
  expect(differences).toHaveLength(count);
});
