import postcss from 'postcss';
import { scopeToSection } from './scope-to-section.ts';

const scoped = (css: string) => postcss([scopeToSection('stories')]).process(css, { from: undefined }).css;

test.each([
  ['.a { color: red }', "[data-section='stories'] .a { color: red }"],
  ['.a, .b:is(.c, .d) {}', "[data-section='stories'] .a, [data-section='stories'] .b:is(.c, .d) {}"],
  [
    '@layer utilities { .a { &:hover { @media (hover: hover) { color: red } } } }',
    "@layer utilities { [data-section='stories'] .a { &:hover { @media (hover: hover) { color: red } } } }",
  ],
  [':root { --a: 1 }', ':root { --a: 1 }'],
  ['@keyframes turn { from { opacity: 0 } }', '@keyframes turn { from { opacity: 0 } }'],
])('%s', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});
