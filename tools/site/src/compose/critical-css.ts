import { type CompiledSheet, compileSheet } from 'beasties/compiler';
import { createProcessor, renderFullCss } from 'beasties/runtime';
import postcss, { type AtRule, type ChildNode, type Plugin } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** A built stylesheet, compiled once for any number of pages. */
export interface CriticalSheet {
  rules: CompiledSheet;
  /** `@property` rules by the name of the property. Several stylesheets register those of Tailwind. */
  properties: ReadonlyMap<string, string>;
}

/** Compiles a built stylesheet for `criticalCss`. */
export function criticalSheet(css: string): CriticalSheet {
  const root = postcss.parse(css);
  const properties = new Map<string, string>();
  root.walkAtRules('property', (rule) => void properties.set(rule.params, rule.remove().toString()));
  const visible = postcss([firstPaint]).process(root, { from: undefined }).css;
  // Beasties does not look into pseudo-classes, so it cannot tell whether a selector of nothing else matches.
  const rules = compileSheet(visible, { safeParser: false, allowRules: [/^:(?:is|where)\(/] });
  return { rules, properties };
}

/** Whether a stylesheet contains nothing but fonts. It is part of every document's critical CSS as a whole. */
export const declaresOnlyFonts = ({ rules: { rules } }: CriticalSheet): boolean =>
  rules.length > 0 && rules.every(({ fontFace }) => fontFace);

/**
 * Returns the rules that the elements of a page use, in order, and the custom properties and keyframes that these rules need. They are
 * inlined, so that content above the fold does not wait for a stylesheet.
 */
export function criticalCss(markup: string, sheets: readonly CriticalSheet[]): string {
  const fonts = sheets.filter(declaresOnlyFonts).map(({ rules }) => renderFullCss(rules));
  // Beasties finds no keyframes whose name is in a custom property: `withoutUnused` does.
  const options = { keyframes: 'all', cache: false } as const;
  const processor = createProcessor(
    sheets.map(({ rules }) => rules),
    options,
  );
  const extracted = processor.extract(`<html lang="en" data-leads><body><div id="root">${markup}`);
  const css = withoutUnused(extracted.css, markup);
  const registered = [...new Map(sheets.flatMap(({ properties }) => [...properties]))];
  const used = registered.flatMap(([name, rule]) => (css.includes(`var(${name}`) ? rule : []));
  return [...fonts, ...used, css].join('');
}

const CUSTOM_PROPERTY = /--[\w-]+/g;

/**
 * Removes keyframes and custom properties that nothing refers to: a theme declares all its colors for every element. The stylesheet has
 * them when it arrives. Layers stay, because the first mention of a layer decides its order.
 */
function withoutUnused(css: string, markup: string): string {
  const root = postcss.parse(css);
  const words = new Set<string>();
  root.walkDecls(({ value }) => value.split(/[\s,]+/).forEach((word) => words.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (words.has(rule.params) || rule.remove()));
  const used = new Set(markup.match(CUSTOM_PROPERTY));
  const needs: [property: string, needed: string][] = [];
  root.walk((node) => {
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    for (const name of text.match(CUSTOM_PROPERTY) ?? [])
      if (node.type === 'decl' && node.variable) needs.push([node.prop, name]);
      else used.add(name);
  });
  // A set's iteration includes what is added meanwhile.
  for (const name of used) for (const [property, needed] of needs) if (property === name) used.add(needed);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) removeWithEmptyParents(declaration);
  });
  return root.toString();
}

function removeWithEmptyParents(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length || parent?.type === 'root' || (parent as AtRule).name === 'layer') return;
  removeWithEmptyParents(parent as ChildNode);
}

/** Blocks that do not apply to a first paint on a screen. Scroll animations begin as the page looks without them. */
const LATER_BLOCKS: Partial<Record<string, RegExp>> = {
  media: /^(?:print|\(forced-colors: ?active\))$/,
  supports: /^\(animation-timeline: ?scroll\(\)\)$/,
};

/** States that a visitor causes, and what belongs to form controls. */
const LATER_STATES =
  /^:(?:hover|active|focus|focus-visible|focus-within|popover-open|:(?:backdrop|selection|placeholder|file-selector-button|-webkit-.*))$/;

/** Removes rules that cannot apply to the first paint of a page, whatever elements it has, and the blocks that this empties. */
const firstPaint: Plugin = {
  postcssPlugin: 'first-paint',
  Rule(rule) {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => !needsLaterState(selector)).map(withoutIs);
    if (!kept.length) rule.remove();
    else if (kept.join(',') !== rule.selector) rule.selector = kept.join(',');
  },
  AtRuleExit(rule) {
    const isEmpty = !rule.nodes?.some(({ type }) => type !== 'decl') && rule.name !== 'font-face';
    if (rule.nodes && (isEmpty || LATER_BLOCKS[rule.name]?.test(rule.params))) rule.remove();
  },
};

/** Whether a selector requires a later state: `:hover`, but not `:not(:hover)` or `:is([open], :popover-open)`. */
const needsLaterState = (selector: Selector): boolean =>
  selector.some(
    (node) =>
      node.type === 'pseudo' &&
      (LATER_STATES.test(node.value) ||
        (node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(needsLaterState))),
  );

/** Turns `.a :is(.b > *):first-child`, as the minimizer writes nested rules, into `.b > *:is(.a *):first-child`, which means the same. */
function withoutIs(selector: Selector): string {
  const { nodes } = selector;
  const index = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const is = nodes[index];
  const isWithin = index === 0 || nodes[index - 1]!.toString().trim() === '';
  if (is?.type !== 'pseudo' || is.value !== ':is' || is.nodes.length > 1 || !isWithin)
    return String(selector);
  const around = index ? `:is(${nodes.slice(0, index).join('').trim()} *)` : '';
  return `${is.nodes.join('')}${around}${nodes.slice(index + 1).join('')}`;
}
