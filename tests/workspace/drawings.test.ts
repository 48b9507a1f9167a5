import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import { type Source, sourcesIn } from './workspace.ts';

/**
 * Stylesheets with all styles: header, menu and panel, which are states and popovers; the home page, whose document has no room for more
 * classes; and those of the whole page.
 */
const WHOLE = [
  'apps/shell/src/components/home/',
  'apps/shell/src/layout/mega-menu.css',
  'apps/shell/src/layout/mobile-panel.css',
  'apps/shell/src/layout/site-header.css',
  'libs/shared-ui/src/theme/base.css',
  'libs/shared-ui/src/theme/tokens.css',
];

/** Properties that draw. */
const DRAWS =
  /^(--|-webkit-text-fill-color|animation|background|border-image|clip-path|content$|d$|fill|isolation|mask|offset|paint-order|r$|stroke|text-anchor|transition|vector-effect)/;

/** Selectors that utilities cannot say: parts of drawings, and what depends on other elements. */
const DRAWN =
  /\b(circle|ellipse|g|image|line|path|polygon|polyline|rect|svg|text|tspan|use)\b(?![-\w=])|::(before|after|marker)|:has\(|[~+]|\[data-/;

/** At-rules with other contents: media of print and forced colors, and what defines names. */
const OTHER = /^(custom-variant|font-face|keyframes|property|theme|utility)$/;
const OTHER_MEDIA = /print|prefers-contrast|forced-colors|prefers-reduced-motion/;

const isOther = ({ name, params }: AtRule) =>
  OTHER.test(name) || (name === 'media' && OTHER_MEDIA.test(params));

function isInsideOther({ parent }: Rule): boolean {
  for (let at: Container | Document | undefined = parent; at; at = at.parent)
    if (at.type === 'atrule' && isOther(at as AtRule)) return true;
  return false;
}

/** Rules of a stylesheet that draw nothing: they are utilities in the markup instead. */
function undrawn({ file, code }: Source): string[] {
  const found: string[] = [];
  postcss.parse(code).walkRules((rule) => {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    if (!properties.length || isInsideOther(rule)) return;
    if (properties.some((property) => DRAWS.test(property)) || DRAWN.test(rule.selector)) return;
    found.push(`${file}:${rule.source!.start!.line}: ${rule.selector}: ${utilityFor(rule)}`);
  });
  return found;
}

/** What to write in the markup instead of a rule that draws nothing. */
function utilityFor({ parent }: Rule): string {
  const isNoScript = parent?.type === 'atrule' && (parent as AtRule).params.includes('scripting: none');
  return `use utilities in the className${isNoScript ? ', such as noscript:hidden' : ''}`;
}

const stylesheets = ['apps', 'libs/shared-ui'].flatMap((folder) => sourcesIn(folder, /\.css$/));

test('stylesheets only draw', () => {
  const drawing = stylesheets.filter(({ file }) => !WHOLE.some((whole) => file.startsWith(whole)));
  expect(drawing.flatMap(undrawn)).toEqual([]);
});

test('the fix for a rule for visitors without scripts is a variant', () => {
  const code = '@media (scripting: none) { .x { display: none } }';
  expect(undrawn({ file: 'x.css', code })).toEqual([expect.stringContaining('such as noscript:hidden')]);
});

test.each([
  ['.x { padding: 4px }', 1],
  ['.x dt { color: red; font-size: 2rem }', 1],
  ['@media (min-width: 720px) { .x { display: grid } }', 1],
  ['.x { display: grid; background: linear-gradient(red, blue) }', 0],
  ['.x path { transform: rotate(4deg) }', 0],
  ['.x::before { inset: 0 }', 0],
  ['@media print { .x { display: none } }', 0],
  ['@keyframes turn { to { rotate: 1turn } }', 0],
  ['.x { --tick: red }', 0],
])('%s: reported %i', (code, problems) => {
  expect(undrawn({ file: 'x.css', code })).toHaveLength(problems);
});
