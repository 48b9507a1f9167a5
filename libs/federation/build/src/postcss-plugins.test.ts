import postcss from 'postcss';
import { publishedSources, scopeToSection, widthsInEm, withoutFallbacks } from './postcss-plugins.ts';

describe('published sources', () => {
  const processed = (css: string) => postcss([publishedSources()]).process(css, { from: undefined }).css;

  test('excludes tests and examples from each folder', () => {
    expect(processed("@source './';")).toBe("@source './';@source not './**/*.{examples,test}.{ts,tsx}';");
  });

  test.each(["@source not './gallery';", "@source inline('flex');", "@source not inline('{ring,blur}');"])(
    '%s stays as it is',
    (css) => expect(processed(css)).toBe(css),
  );
});

describe('fallbacks', () => {
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
});

describe('widths in em', () => {
  test.each([
    ['@media (max-width: 1023px) { a { left: 20px } }', '@media (max-width: 63.9375em) { a { left: 20px } }'],
    [
      '@media (min-width: 720px) and (max-width: 819px) { a { b: c } }',
      '@media (min-width: 45em) and (max-width: 51.1875em) { a { b: c } }',
    ],
    ['@media print { a { width: 20px } }', '@media print { a { width: 20px } }'],
  ])('%s', (css, expected) => {
    expect(postcss([widthsInEm()]).process(css, { from: undefined }).css).toBe(expected);
  });
});

describe('the scope of a section', () => {
  const scoped = (css: string) => postcss([scopeToSection('stories')]).process(css, { from: undefined }).css;

  const IN = "[data-section='stories']";
  const OWN = `:not(:where(${IN} [data-section]:not(${IN}) *))`;

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
});
