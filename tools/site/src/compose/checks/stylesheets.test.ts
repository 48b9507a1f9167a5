import { outsideWidgets } from '@vantedge/federation-contract';
import { scoped } from '../testing/scoped.ts';
import { checkStylesheets } from './stylesheets.ts';
import { texts } from './testing/sample-page.ts';

const SHELL =
  ':root{--ink:#000}@property --angle{syntax:"*";inherits:false}.button{color:var(--ink)}@font-face{}';

/** Checks the stylesheet of careers next to that of the shell. */
const check = (careers: string, changed = ['careers'], shell = SHELL, bundle = '') =>
  checkStylesheets(
    [
      { section: 'shell', css: shell, bundle: '' },
      { section: 'careers', css: careers, bundle },
    ],
    changed,
  );

const FRAME = '[data-section=careers]';
const OWN = scoped('').slice(FRAME.length + 1);

test.each([
  `${scoped('.card')}{color:var(--ink)}${scoped('h2')},${scoped('*')}{margin:0}`,
  `@layer components{@media print{${scoped('.card')}{margin:0}}}`,
  `${scoped('.teaser')}{color:var(--ink);rotate:var(--angle)}`,
  `${scoped('.card')}{--own:1px;margin:var(--own) var(--later,2px)}`,
  '@property --tw-blur{syntax:"*";inherits:false}',
  '@keyframes fade{from{opacity:0}}',
  `${scoped('.card').replaceAll('=careers', "='careers'")}::before{margin:0}`,
  `${FRAME}>.card${OWN}{margin:0}`,
  `.group:hover :is(${scoped('.card')}){margin:0}`,
  `${FRAME} .card${outsideWidgets('careers')}{margin:0}`,
])('accepts %s', (css) => {
  expect(check(css)).toEqual([]);
});

test.each([
  ['.card{margin:0}', '.card'],
  [':root{--paper:red}', ':root'],
  ['*{margin:0}', '*'],
  [`${FRAME} h2,h3{color:red}`, `${FRAME} h2, h3`],
  [`.card${OWN}{margin:0}`, `.card${OWN}`],
  [`${FRAME}~.card${OWN}{margin:0}`, `${FRAME}~.card${OWN}`],
  [`${scoped('.card', 'stories')}{margin:0}`, scoped('.card', 'stories')],
  [`${FRAME} .card{margin:0}`, `${FRAME} .card`],
  ['[data-widget] .card{margin:0}', '[data-widget] .card'],
  [`${FRAME} .card${outsideWidgets('stories')}{margin:0}`, `${FRAME} .card${outsideWidgets('stories')}`],
  ['@font-face{font-family:X;src:url(/x.woff2)}', '@font-face'],
  ['@page{margin:0}', '@page'],
  ['@import "https://fonts.example.com/x.css";', '@import "https://fonts.example.com/x.css"'],
  ['h1{a:b}h2{a:b}h3{a:b}h4{a:b}h5{a:b}h6{a:b}p{a:b}', 'h1, h2, h3, h4, h5 and 2 more'],
])('reports what applies outside the section: %s', (css, found) => {
  expect(check(css)).toEqual([
    {
      code: 'STYLESHEET_INVALID',
      text: `The stylesheet of 'careers' has rules that apply outside the section's own elements: ${found}`,
      at: 'careers: src/*.css',
      fix: expect.stringContaining('preset'),
      sections: ['careers'],
    },
  ]);
});

test('reports tokens that nothing defines, also those that a new shell no longer defines', () => {
  const css = `${scoped('.card')}{color:var(--ink)} h2{margin:var(--ink)}`;
  expect(texts(check(`${scoped('.card')}{color:var(--hairline)}`))).toEqual([
    expect.stringContaining('neither it nor the shell defines: --hairline'),
  ]);
  expect(check(css, [])).toEqual([]);
  expect(texts(check(css, ['shell'], '.button{}'))).toEqual([expect.stringContaining('defines: --ink')]);
});

test('a section may use what its elements set in a style attribute, and no other section', () => {
  const css = `${scoped('.card')}{width:calc(var(--days)*1px)}`;
  const bundle = 'jsx("li",{style:{"--days":days}})';
  expect(check(css, ['careers'], SHELL, bundle)).toEqual([]);
  expect(texts(check(css))).toEqual([expect.stringContaining('defines: --days')]);
});

test('the shell may use what the elements of any section set, because shared components are in its stylesheet', () => {
  const shell = `${SHELL}.bar{width:var(--share)}`;
  const bundle = 'jsx(Bar,{style:{"--share":share}})';
  expect(check('', ['shell'], shell, bundle)).toEqual([]);
  expect(texts(check('', ['shell'], shell))).toEqual([expect.stringContaining('defines: --share')]);
});

// Linear time: quadratic time would take minutes.
test('reads long names and selectors', () => {
  const long = '-'.repeat(300_000);
  expect(check(`${scoped('.card')}{width:var(${long})}`)).toHaveLength(1);
  expect(check(`${scoped('.card')}${' '.repeat(300_000)}x{margin:0}`)).toEqual([]);
});
