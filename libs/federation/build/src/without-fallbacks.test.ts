import postcss from 'postcss';
import { withoutFallbacks } from './without-fallbacks.ts';

test('removes the fallback of properties and its layer, and keeps registered properties', () => {
  const css =
    '@layer properties; @layer a { .x {} } @property --tw-b { inherits: false } @layer properties { @supports (top: 0) { * { --tw-b: 0 } } }';
  const result = postcss([withoutFallbacks()]).process(css, { from: undefined }).css;
  expect(result.replaceAll(/\s+/g, ' ').trim()).toBe(
    '@layer a { .x {} } @property --tw-b { inherits: false }',
  );
});

test('uses color-mix() without a condition', () => {
  const css =
    '.x { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, red 5%, blue) } }';
  const result = postcss([withoutFallbacks()]).process(css, { from: undefined }).css;
  expect(result).toContain('color-mix(in oklab, red 5%, blue)');
  expect(result).not.toContain('@supports');
});
