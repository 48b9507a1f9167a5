import postcss from 'postcss';
import { scopeToSection } from './scope-to-section.ts';

const withoutSpace = (css: string) => css.replaceAll(/\s+/g, '');
const scoped = (css: string) => postcss([scopeToSection('stories')]).process(css, { from: undefined }).css;

const SCOPE = "@scope ([data-section='stories']) to ([data-section])";

test.each([
  ['.a { color: red }', `${SCOPE} { :scope .a { color: red } }`],
  ['.a, .b:is(.c, .d) {}', `${SCOPE} { :scope .a, :scope .b:is(.c, .d) {} }`],
  ['.a {} @media print { .b {} }', `${SCOPE} { :scope .a {} @media print { :scope .b {} } }`],
  [
    '@layer utilities { .a { &:hover { @media (hover: hover) { color: red } } } }',
    `@layer utilities { ${SCOPE} { :scope .a { &:hover { @media (hover: hover) { color: red } } } } }`,
  ],
  [
    '.a {} @layer components { .b {} } .c {}',
    `${SCOPE} { :scope .a {} } @layer components { ${SCOPE} { :scope .b {} } } ${SCOPE} { :scope .c {} }`,
  ],
  [':root { --a: 1 }', ':root { --a: 1 }'],
  ['@supports (top: 0) { *, ::before { --a: 1 } }', '@supports (top: 0) { *, ::before { --a: 1 } }'],
  ['@keyframes turn { from { opacity: 0 } }', '@keyframes turn { from { opacity: 0 } }'],
  ['@property --a { inherits: false }', '@property --a { inherits: false }'],
])('%s', (css, expected) => {
  expect(withoutSpace(scoped(css))).toBe(withoutSpace(expected));
});
