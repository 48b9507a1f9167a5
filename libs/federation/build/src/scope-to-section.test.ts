import postcss from 'postcss';
import { scopeToSection } from './scope-to-section.ts';

describe('the scope of a section', () => {
  const scoped = (css: string, hasWidgets = false) =>
    postcss([scopeToSection('stories', hasWidgets)]).process(css, { from: undefined }).css;

  const IN = "[data-section='stories']";
  const OWN = ':not(:where([data-widget] *))';

  test.each([
    ['.a { color: red }', `${IN} .a${OWN} { color: red }`],
    ['.a , .b:is(.c, .d) {}', `${IN} .a${OWN}, ${IN} .b:is(.c, .d)${OWN} {}`],
    ['.a > h2 ~ .b:hover {}', `${IN} .a > h2 ~ .b:hover${OWN} {}`],
    ['* {}', `${IN} *${OWN} {}`],
    ['.md\\:mt-6 {}', `${IN} .md\\:mt-6${OWN} {}`],
    ['.a::before {}', `${IN} .a${OWN}::before {}`],
    ['.a:after {}', `${IN} .a${OWN}:after {}`],
    ['.a ::file-selector-button:hover {}', `${IN} .a ${OWN}::file-selector-button:hover {}`],
    ['.a summary::-webkit-details-marker {}', `${IN} .a summary${OWN}::-webkit-details-marker {}`],
    [
      '@layer a, b; @layer b { @media print { .a {} } }',
      `@layer a, b; @layer b { @media print { ${IN} .a${OWN} {} } }`,
    ],
    ['.a { @starting-style { top: 0 } }', `${IN} .a${OWN} { @starting-style { top: 0 } }`],
    ['.a { @media print { &:hover {} } }', `${IN} .a${OWN} { @media print { &:hover {} } }`],
    ['.a { &::before {} .group & {} }', `${IN} .a${OWN} { &::before {} .group & {} }`],
    ['.a { & b, > b {} }', `${IN} .a${OWN} { & b${OWN}, > b${OWN} {} }`],
    ['.a { :where(& > *) {} }', `${IN} .a${OWN} { :where(& > *)${OWN} {} }`],
    ['@keyframes turn { from { opacity: 0 } }', '@keyframes turn { from { opacity: 0 } }'],
    ['@property --a { inherits: false }', '@property --a { inherits: false }'],
  ])('%s', (css, expected) => {
    expect(scoped(css)).toBe(expected);
  });

  test('the elements of its widgets have the rules as well', () => {
    const but = ':not(:where([data-widget]:not([data-section=stories]) *))';
    const css = '@layer b { .a { & b {} } }';
    expect(scoped(css, true)).toBe(`@layer b { ${IN} .a${but} { & b${but} {} } }`);
  });
});
