import { criticalCss, criticalSheet, declaresOnlyFonts } from './critical-css.ts';

const rules = (css: string, markup: string) => criticalCss(markup, [criticalSheet(css)]);

const FRAME = "[data-section='a']";
const NESTED = ":not(:where([data-section='a'] [data-section]:not([data-section='a']) *))";

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
  ['a hover state', '.menu:hover{color:red}', '<p class="menu">', false],
  ['a negated focus', '.menu:not(:focus){color:red}', '<p class="menu">', true],
  ['one of two states', '.menu:is([open],:popover-open){color:red}', '<p class="menu">', true],
  ['a hovered group', '.menu:is(:where(.group):hover *){color:red}', '<p class="menu">', false],
  ['print', '@media print{.menu{color:red}}', '<p class="menu">', false],
  ['forced colors', '@media (forced-colors:active){.menu{color:red}}', '<p class="menu">', false],
  ['scroll', '@supports (animation-timeline:scroll()){.menu{color:red}}', '<p class="menu">', false],
  ['its fallback', '@supports not (animation-timeline:scroll()){.menu{color:red}}', '<p class="menu">', true],
  ['a rule in a scope', "@scope ([data-section='a']){.menu{color:red}}", '<p class="menu">', true],
  ['a rule of a section', `${FRAME} .menu${NESTED}{color:red}`, '<p data-section="a"><b class="menu">', true],
  [
    'children in a section',
    `${FRAME} :is(.list>*)${NESTED}{color:red}`,
    '<p data-section="a"><ul class="list"><li>',
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

test('keeps the selectors of sections as written', () => {
  const rule = `${FRAME} .menu${NESTED}{color:red}`;
  const css = `@layer utilities{${rule}${FRAME} .b{top:0}}`;
  expect(rules(css, '<p data-section="a"><b class="menu">')).toBe(`@layer utilities{${rule}}`);
});

test('writes nested rules in a way that Beasties reads, and that means the same', () => {
  const css = '.a :is(.b > *):first-child{top:0}';
  expect(rules(css, '<p class="a"><p class="b"><i>')).toBe('.b > *:is(.a *):first-child{top:0}');
});

test('declares every font, even those that only content below the fold uses', () => {
  const css =
    '@font-face{font-family:N;font-style:italic;src:url(i.woff2)}@font-face{font-family:N;src:url(n.woff2)}';
  expect(rules(css, '<h1>')).toBe(css);
  expect(declaresOnlyFonts(criticalSheet(css))).toBe(true);
  expect(declaresOnlyFonts(criticalSheet(`${css}p{top:0}`))).toBe(false);
});

test('removes blocks without rules', () => {
  const css = '@layer a,b;@media (hover:hover){.x:hover{top:0}}@media print{.x{color:red}}.x{top:1px}';
  expect(rules(css, '<p class="x">')).toBe('@layer a,b;.x{top:1px}');
});

test('registers the properties that the rules use, once', () => {
  const register = (name: string) => `@property ${name}{syntax:'*';inherits:false}`;
  const sheets = [
    `${register('--a')}${register('--b')}.x{top:var(--a)}`,
    `${register('--a')}.x{left:var(--a)}`,
  ];
  expect(criticalCss('<p class="x">', sheets.map(criticalSheet))).toBe(
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
