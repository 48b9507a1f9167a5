import { outsideWidgets } from '@vantedge/federation-contract';
import { compileStyles, declaresOnlyFonts, fontFaces, pageStyle } from './page-style.ts';

const rules = (css: string, markup: string) => pageStyle(markup, [compileStyles(css)]);

const FRAME = "[data-section='a']";
const NESTED = outsideWidgets();

test.each([
  ['a used class', '.menu{color:red}', '<p class="menu">', true],
  ['an absent class', '.menu{color:red}', '<p>', false],
  ['a class with a colon', '.lg\\:grid{color:red}', '<p class="lg:grid">', true],
  ['a class with entities', '.\\[\\&\\>b\\]\\:grid>b{color:red}', '<p class="[&>b]:grid"><b>', true],
  ['an element inside an absent class', '.panel h2{color:red}', '<h2>', false],
  ['an attribute', '[data-color=teal]{color:red}', '<p data-color="teal">', true],
  ['an attribute of the root', 'html[data-leads] p{color:red}', '<p>', true],
  ['another attribute value', 'p[data-color=blue]{color:red}', '<p data-color="teal">', false],
  ['all elements', '*{color:red}', '<p>', true],
  [
    'children, as the minimizer writes them',
    ':is(.list>*):first-child{color:red}',
    '<ul class="list"><li>',
    true,
  ],
  ['children of an absent class', ':is(.list>*):first-child{color:red}', '<ul><li>', false],
  [
    'children without specificity',
    ':where(.list>:not(:last-child)){color:red}',
    '<ul class="list"><li>',
    true,
  ],
  ['a hover state', '.menu:hover{color:red}', '<p class="menu">', true],
  ['a hover state of an absent class', '.menu:hover{color:red}', '<p>', false],
  ['a hovered group', '.menu:is(:where(.group):hover *){color:red}', '<p class="menu">', true],
  ['children of any element', '.list :nth-child(2)>b{color:red}', '<ul class="list"><li><b>', true],
  ['a state of any element', ':focus-visible{color:red}', '<p>', true],
  ['a part of any element', '::backdrop{color:red}', '<p>', true],
  ['what a visitor opens', 'details[open]>.menu{color:red}', '<details><p class="menu">', true],
  ['a field that the server marks', 'input[aria-invalid=true]{color:red}', '<input>', true],
  ['print', '@media print{.menu{color:red}}', '<p class="menu">', true],
  ['what follows a page rule', '@media print{@page{margin:0}p{color:red}}', '<p>', true],
  ['forced colors', '@media (forced-colors:active){.menu{color:red}}', '<p class="menu">', true],
  ['scroll', '@supports (animation-timeline:scroll()){.menu{color:red}}', '<p class="menu">', true],
  ['its fallback', '@supports not (animation-timeline:scroll()){.menu{color:red}}', '<p class="menu">', true],
  ['a rule in a scope', "@scope ([data-section='a']){.menu{color:red}}", '<p class="menu">', true],
  ['a rule of a section', `${FRAME} .menu${NESTED}{color:red}`, '<p data-section="a"><b class="menu">', true],
  [
    'children in a section',
    `${FRAME} :is(.list>*)${NESTED}{color:red}`,
    '<p data-section="a"><ul class="list"><li>',
    true,
  ],
  [
    'a rule of a section with widgets',
    `${FRAME} .menu${outsideWidgets('a')}{color:red}`,
    '<p data-section="a"><b class="menu"></b><i data-widget="b/c" data-section="b">',
    true,
  ],
  ['an absent class of a section', `${FRAME} .menu${NESTED}{color:red}`, '<p data-section="a">', false],
  [
    'absent children in a section',
    `${FRAME} :is(.list>*)${NESTED}{color:red}`,
    '<p data-section="a"><ul><li>',
    false,
  ],
])('%s', (_, css, markup, kept) => {
  expect(rules(css, markup).includes('color:red')).toBe(kept);
});

test.each([
  ['no widget', '', '', ''],
  ['a widget of another section', '<i data-widget="b/c">', outsideWidgets(), outsideWidgets()],
  ['its own widget', '<i data-widget="a/c">', outsideWidgets(), ''],
  ['both', '<i data-widget="a/c"></i><i data-widget="b/c">', outsideWidgets(), outsideWidgets('a')],
])('keeps what a page needs of the condition of selectors: %s', (_, widgets, plain, ofSectionWithWidgets) => {
  const markup = `<p data-section="a"><b class="menu"></b>${widgets}`;
  const css = (condition: string) =>
    `@layer utilities{${FRAME} .menu${condition}{color:red}${FRAME} .b${condition}{top:0}}`;
  const kept = (condition: string) => `@layer utilities{${FRAME} .menu${condition}{color:red}}`;
  expect(rules(css(outsideWidgets()), markup)).toBe(kept(plain));
  expect(rules(css(outsideWidgets('a')), markup)).toBe(kept(ofSectionWithWidgets));
});

test('writes nested rules in a way that Beasties reads, and that means the same', () => {
  const css = '.a :is(.b > *):first-child{top:0}';
  expect(rules(css, '<p class="a"><p class="b"><i>')).toBe('.b > *:is(.a *):first-child{top:0}');
});

test('fonts are rules of their own', () => {
  const css =
    '@font-face{font-family:N;font-style:italic;src:url(i.woff2)}@font-face{font-family:N;src:url(n.woff2)}';
  expect([rules(css, '<h1>'), fontFaces([compileStyles(css)])]).toEqual(['', css]);
  expect(declaresOnlyFonts(compileStyles(css))).toBe(true);
  expect(declaresOnlyFonts(compileStyles(`${css}p{top:0}`))).toBe(false);
});

test('has what applies to the whole document, in front and without separators that browsers stumble over', () => {
  const css = '.x{top:0}@media print{@page{margin:0}}@view-transition{navigation:auto}';
  expect(rules(css, '<p class="x">')).toBe('@page{margin:0}@view-transition{navigation:auto}.x{top:0}');
});

test('removes blocks without rules', () => {
  const css = '@layer a,b;@media (hover:hover){.y:hover{top:0}}@media print{.y{color:red}}.x{top:1px}';
  expect(rules(css, '<p class="x">')).toBe('@layer a,b;.x{top:1px}');
});

test('registers the properties that the rules use, once', () => {
  const register = (name: string) => `@property ${name}{syntax:'*';inherits:false}`;
  const sheets = [
    `${register('--a')}${register('--b')}.x{top:var(--a)}`,
    `${register('--a')}.x{left:var(--a)}`,
  ];
  expect(pageStyle('<p class="x">', sheets.map(compileStyles))).toBe(
    `${register('--a')}.x{top:var(--a)}.x{left:var(--a)}`,
  );
});

test.each([
  ['a property that a rule uses', ':root{--a:1px}.x{top:var(--a)}', true],
  ['one that a used one needs', ':root{--a:1px;--b:var(--a)}.x{top:calc(var(--b) * 2)}', true],
  ['one in the markup', ':root{--a:1px}', true, '<p style="top:var(--a)">'],
  ['one in a condition', ':root{--a:1px}@container style(--a:1px){.x{top:0}}', true],
  ['one that only an absent element uses', ':root{--a:1px}.y{top:var(--a)}', false],
  ['one that only unused ones need', ':root{--a:1px;--b:var(--a)}.x{--c:var(--b)}', false],
])('%s', (_, css, kept, markup = '<p class="x">') => {
  expect(rules(css, markup).includes('--a:1px')).toBe(kept);
});

test('has the keyframes that the rules name', () => {
  const keyframes = (name: string) => `@keyframes ${name}{to{top:1px}}`;
  const css = `${keyframes('a')}${keyframes('b')}${keyframes('c')}.x{animation:a 1s,var(--move);--move:1s b}`;
  expect(rules(css, '<p class="x">')).toBe(css.replace(keyframes('c'), ''));
});

test('keeps a layer without rules, which decides the order of layers', () => {
  expect(rules('@layer a{@supports (top:0){*{--a:1px}}}.x{top:0}', '<p class="x">')).toBe(
    '@layer a{}.x{top:0}',
  );
});
