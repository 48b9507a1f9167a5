import { sections, texts } from '../testing/sample-page.ts';
import { scoped } from '../../testing/scoped.ts';
import { checkStylesheets } from './check-stylesheets.ts';

const SHELL =
  ':root{--ink:#000}@property --angle{syntax:"*";inherits:false}.button{color:var(--ink)}@keyframes spin{to{rotate:1turn}}';

interface Options {
  stories?: string;
  shell?: string;
  changed?: string[];
  restyled?: string[];
}

/** Checks the stylesheet of careers next to those of the shell and stories. */
function check(
  careers: string,
  { stories = '', shell = SHELL, changed = ['careers'], restyled }: Options = {},
) {
  return checkStylesheets({
    sections,
    sheets: Object.entries({ shell, careers, stories }).map(([section, css]) => ({ section, css })),
    changed,
    restyled: restyled ?? changed,
    served: new Set(['/assets/careers/photo.0a1b2c3d4e.jpg']),
  });
}

test.each([
  `${scoped('.card')}{color:var(--ink)}${scoped('h2')},${scoped('*')}{margin:0}`,
  `@layer components{@media print{${scoped('.card')}{margin:0}}}`,
  `@layer utilities{${scoped('.button')}{color:red}}`,
  `${scoped('.teaser')}{color:var(--ink);rotate:var(--angle)}`,
  `${scoped('.card')}{--own:1px;margin:var(--own) var(--later,2px)}`,
  `${scoped('.card')}{background:url(/assets/careers/photo.0a1b2c3d4e.jpg);mask:url("#shape")}`,
  '@property --tw-blur{syntax:"*";inherits:false}',
  `@keyframes fade{from{opacity:0}}@media print{${scoped('.card')}{animation:fade 1s}}`,
  '@keyframes spin{to{rotate:1turn}}',
  `${scoped('.card .button')}{margin:0}`,
])('accepts %s', async (css) => {
  expect(await check(css, { stories: `${scoped('.teaser', 'stories')}{margin:0}` })).toEqual([]);
});

test.each([
  [`${scoped('body')}{color:red}`, 'has rules for body, which are never inside a section'],
  [`${scoped('.button')}{color:red}`, "defines the class .button, which 'shell' defines too"],
  ['.card{margin:0}', "has rules for .card, which also apply outside the section's own elements"],
  [':root{--paper:red}', 'has rules for :root, which also apply outside'],
  ['*{margin:0}', 'has rules for *, which also apply outside'],
  ['[data-section=careers] h2,h3{color:red}', 'has rules for h2, h3, which also apply outside'],
  ['@keyframes spin{to{rotate:2turn}}', "defines the keyframes spin, which 'shell' defines too"],
  [
    '@keyframes slide{to{rotate:2turn}}',
    "defines the keyframes slide, which 'stories' defines too: on one page the two would mix",
  ],
  [
    '@property --ink{syntax:"*";inherits:false}',
    "defines the registered property --ink, which 'shell' defines too",
  ],
  [
    `${scoped('.card')}{border-color:var(--hairline)}`,
    'uses --hairline, which neither it nor the shell defines',
  ],
  ['@font-face{font-family:X;src:url(https://fonts.example.com/x.woff2)}', 'has @font-face'],
  ['@import "https://fonts.example.com/x.css";', 'has @import "https://fonts.example.com/x.css"'],
  [
    `${scoped('.card')}{background:url(https://cdn.example.com/a.png)}`,
    'uses https://cdn.example.com/a.png, but',
  ],
  [
    `${scoped('.card')}{background:url("data:image/png;base64,AAAA")}`,
    'uses data:image/png;base64,AAAA, but',
  ],
  [
    `${scoped('.card')}{background:url(/assets/careers/gone.png)}`,
    'uses /assets/careers/gone.png, which the release does not have',
  ],
])('reports %s', async (css, text) => {
  const problems = await check(css, { stories: '@keyframes slide{to{rotate:1turn}}' });
  expect(problems).toContainEqual({
    check: 'styles',
    code: 'STYLESHEET_INVALID',
    text: expect.stringContaining(`The stylesheet of 'careers' ${text}`),
    at: 'careers: src/*.css',
    fix: expect.any(String),
    sections: ['careers'],
  });
});

test('a long list of selectors is shortened', async () => {
  const css = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'].map((tag) => `${tag}{margin:0}`).join('');
  expect(texts(await check(css))).toEqual([expect.stringContaining('h1, h2, h3, h4, h5 and 2 more, which')]);
});

test('a token that a new shell no longer defines is reported for the unchanged section that uses it', async () => {
  const css = `${scoped('.card')}{color:var(--ink)} h2{margin:0}`;
  expect(await check(css, { changed: [] })).toEqual([]);
  expect(texts(await check(css, { shell: '.button{}', changed: ['shell'] }))).toEqual([
    expect.stringContaining('uses --ink'),
  ]);
});

test('the rules of an unchanged stylesheet are not parsed again, but its files must still exist', async () => {
  const css = `.loose{color:red}${scoped('.card')}{background:url(/assets/careers/removed.jpg)}`;
  expect(texts(await check(css))).toHaveLength(2);
  expect(texts(await check(css, { restyled: [] }))).toEqual([expect.stringContaining('removed.jpg')]);
});

test("a widget's own stylesheet is reported with the widget", async () => {
  const [widget] = sections.get('careers')!.build.widgets;
  widget!.css = ['teasers.css'];
  expect(texts(await check(''))).toEqual([expect.stringContaining("the widget 'teasers' (./teasers.tsx)")]);
  widget!.css = [];
});
