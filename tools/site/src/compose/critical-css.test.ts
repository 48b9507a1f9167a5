import { criticalSheet, declaresOnlyFonts } from './critical/critical-sheet.ts';
import { criticalCss } from './critical-css.ts';

const rules = (css: string, markup: string) => criticalCss(markup, [criticalSheet(css)]);

test.each([
  ['a used class', '.menu{color:red}', '<p class="menu">x</p>', true],
  ['a class name that only occurs in text', '.menu{color:red}', '<p>menu</p>', false],
  ['a class name that only occurs as an id', '.menu{color:red}', '<p id="menu">x</p>', false],
  ['a class with a colon', '.lg\\:grid{display:grid}', '<p class="lg:grid">x</p>', true],
  [
    'a class with an ampersand',
    '.\\[\\&_b\\]\\:grid b{display:grid}',
    '<p class="[&amp;_b]:grid"><b>x</b></p>',
    true,
  ],
  ['an element', 'h2{color:red}', '<h2>x</h2>', true],
  ['an element inside an absent class', '.panel h2{color:red}', '<h2>x</h2>', false],
  ['an attribute', '[data-color=teal]{color:red}', '<p data-color="teal">x</p>', true],
  ['another attribute value', '[data-color=blue]{color:red}', '<p data-color="teal">x</p>', false],
  ['a hover state', '.menu:hover{color:red}', '<p class="menu">x</p>', false],
  ['print', '@media print{.menu{color:red}}', '<p class="menu">x</p>', false],
  ['forced colors', '@media (forced-colors:active){.menu{color:red}}', '<p class="menu">x</p>', false],
  [
    'an animation that scrolling moves',
    '@supports (animation-timeline:scroll()){.menu{color:red}}',
    '<p class="menu">x</p>',
    false,
  ],
  [
    'its fallback',
    '@supports not (animation-timeline:scroll()){.menu{color:red}}',
    '<p class="menu">x</p>',
    true,
  ],
  [
    'an element that is cut off at the fold',
    '.hero{color:red}',
    '<main><section class="hero"><p>x</p>',
    true,
  ],
])('%s', (_, css, markup, kept) => {
  expect(/color: ?red|display: ?grid/.test(rules(css, markup))).toBe(kept);
});

test('excludes custom properties that are not used above the fold', () => {
  const css = rules(':root{--a:1px;--b:2px}.x{margin:var(--a)}.y{margin:var(--b)}', '<p class="x"></p>');
  expect(css).toContain('--a');
  expect(css).not.toContain('--b');
});

test('keeps a token that only a later stylesheet uses', () => {
  expect(
    criticalCss('<p class="x"></p>', [':root{--a:1px}', '.x{margin:var(--a)}'].map(criticalSheet)),
  ).toContain('--a');
});

test('declares every font, even those that only content below the fold uses', () => {
  const css =
    '@font-face{font-family:N;font-style:italic;src:url(i.woff2)}@font-face{font-family:N;src:url(n.woff2)}';
  expect(rules(css, '<h1>One word</h1>')).toBe(css);
  expect(declaresOnlyFonts(criticalSheet(css))).toBe(true);
  expect(declaresOnlyFonts(criticalSheet(`${css}p{top:0}`))).toBe(false);
});

test('removes empty rules but keeps empty layers', () => {
  const css = '@layer a{}@layer b{}@media print{.x{color:red}}@supports (top:0){.y{top:0}}.x{}.x{top:1px}';
  expect(rules(css, '<p class="x"></p>')).toBe('@layer a{}@layer b{}.x{top:1px}');
});

test('keeps layers without used rules, which define the order of layers', () => {
  const css = '@layer a{.unused{top:0}}@layer b{.x{top:1px}}';
  expect(rules(css, '<p class="x"></p>')).toBe('@layer a{}@layer b{.x{top:1px}}');
});

test('keeps a registered property only if it is used, not for names with the same prefix', () => {
  const css =
    "@property --a{syntax:'*';inherits:false}@property --a-b{syntax:'*';inherits:false}.x{top:var(--a-b)}";
  const inlined = rules(css, '<p class="x"></p>');
  expect(inlined).toContain('@property --a-b');
  expect(inlined).not.toMatch(/@property --a\b(?!-)/);
});

test('removes an unused property that several stylesheets register', () => {
  const register = "@property --a{syntax:'*';inherits:false}";
  const sheets = [register, `${register}.x{top:0}`].map(criticalSheet);
  expect(criticalCss('<p class="x"></p>', sheets)).toBe('.x{top:0}');
});

test('registers a property once, and repeats no layer that has nothing', () => {
  const register = "@property --a{syntax:'*';inherits:false}";
  const sheets = [
    `@layer a,b;@layer a{}${register}@layer b{.x{top:var(--a)}}`,
    `@layer a,b;@layer c{}${register}`,
  ];
  expect(criticalCss('<p class="x"></p>', sheets.map(criticalSheet))).toBe(
    `@layer a,b;${register}@layer b{.x{top:var(--a)}}@layer c{}`,
  );
});
