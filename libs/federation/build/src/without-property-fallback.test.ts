import postcss from 'postcss';
import { withoutPropertyFallback } from './without-property-fallback.ts';

test('removes the fallback and its layer, and keeps registered properties', () => {
  const css =
    '@layer properties; @layer a { .x {} } @property --tw-b { inherits: false } @layer properties { @supports (top: 0) { * { --tw-b: 0 } } }';
  const result = postcss([withoutPropertyFallback()]).process(css, { from: undefined }).css;
  expect(result.replaceAll(/\s+/g, ' ').trim()).toBe(
    '@layer a { .x {} } @property --tw-b { inherits: false }',
  );
});
