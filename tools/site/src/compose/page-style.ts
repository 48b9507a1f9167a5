import { type CompiledSheet, compileSheet } from 'beasties/compiler';
import { createProcessor, renderFullCss } from 'beasties/runtime';
import { OUTSIDE_WIDGETS, outsideWidgets } from '@vantedge/federation-contract';
import postcss, { type AtRule, type ChildNode, type Plugin, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** A built stylesheet, compiled once for any number of pages. */
export interface CompiledStyles {
  rules: CompiledSheet;
  /** Rules for the whole document, which no element decides, by what they name: `@property` by the property. */
  declarations: ReadonlyMap<string, string>;
}

/** At-rules that no element decides. Beasties writes a semicolon after them, and browsers ignore the rule that follows it. */
const DECLARATIONS = /^(?:counter-style|page|property|view-transition)$/;

/**
 * Rules of attributes that an element only gets later, without the application: what a visitor opens, what the server writes into a form
 * that it returns, and a local time of an office. Beasties keeps them whatever the page has.
 */
const KEPT = [/\[(?:open|aria-invalid|data-lead-report|data-open)\b/];

/** Compiles a built stylesheet for `pageStyle`. */
export function compileStyles(css: string): CompiledStyles {
  const root = postcss.parse(css);
  const declarations = new Map<string, string>();
  root.walkAtRules(DECLARATIONS, (rule) => {
    declarations.set(`@${rule.name} ${rule.params}`, rule.toString());
    removeWithEmptyParents(rule);
  });
  const readable = postcss([readableSelectors]).process(root, { from: undefined }).css;
  return { rules: compileSheet(readable, { safeParser: false, allowRules: KEPT }), declarations };
}

/** Whether a stylesheet contains nothing but fonts. It is part of every document as a whole. */
export const declaresOnlyFonts = ({ rules: { rules } }: CompiledStyles): boolean =>
  rules.length > 0 && rules.every(({ fontFace }) => fontFace);

/** Returns the rules of the stylesheets that declare nothing but fonts. */
export const fontFaces = (sheets: readonly CompiledStyles[]): string =>
  sheets
    .filter(declaresOnlyFonts)
    .map(({ rules }) => renderFullCss(rules))
    .join('');

/**
 * Returns the rules that the elements of a page use in any state, in order, and the custom properties and keyframes that these rules need,
 * without fonts. They are inlined, so that a page needs no stylesheet before its application starts.
 */
export function pageStyle(markup: string, all: readonly CompiledStyles[]): string {
  const sheets = all.filter((sheet) => !declaresOnlyFonts(sheet));
  // Beasties finds no keyframes whose name is in a custom property: `withoutUnused` does.
  const options = { keyframes: 'all', cache: false } as const;
  const processor = createProcessor(
    sheets.map(({ rules }) => rules),
    options,
  );
  const extracted = processor.extract(
    `<html lang="en" data-leads data-unread><body><div id="root">${markup}`,
  );
  const css = withoutUnused(extracted.css, markup);
  // Several stylesheets register the same properties of Tailwind.
  const declarations = [...new Map(sheets.flatMap((sheet) => [...sheet.declarations]))];
  const used = declarations.flatMap(([name, rule]) => {
    const [, property] = /^@property (.*)$/.exec(name) ?? [];
    return !property || css.includes(`var(${property}`) ? rule : [];
  });
  return [...used, css].join('');
}

const CUSTOM_PROPERTY = /--[\w-]+/g;

/**
 * Removes keyframes, custom properties and conditions that do nothing on this page: a theme declares all its colors for every element. The
 * stylesheet has them when it arrives. Layers stay, because the first mention of a layer decides its order.
 */
function withoutUnused(css: string, markup: string): string {
  const root = postcss.parse(css);
  const widgetOwners = new Set([...markup.matchAll(/data-widget="([^"/]+)/g)].map(([, section]) => section!));
  root.walkRules((rule) => shortenCondition(rule, widgetOwners));
  if (!markup.includes('<local-time'))
    root.walkRules(/\[data-open\b/, (rule) => removeWithEmptyParents(rule));
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

/** Removes what a page's widgets do not need of the condition of a section's rules, and browsers would look for at every element. */
function shortenCondition(rule: Rule, widgetOwners: ReadonlySet<string>) {
  const selector = rule.selector.replaceAll(OUTSIDE_WIDGETS, (_, section: string | undefined) => {
    const isOwner = section !== undefined && widgetOwners.has(section);
    if (widgetOwners.size === Number(isOwner)) return '';
    return outsideWidgets(isOwner ? section : undefined);
  });
  if (selector !== rule.selector) rule.selector = selector;
}

function removeWithEmptyParents(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length || parent?.type === 'root' || (parent as AtRule).name === 'layer') return;
  removeWithEmptyParents(parent as ChildNode);
}

/** Writes selectors so that Beasties, which looks into no pseudo-class, can match them. */
const readableSelectors: Plugin = {
  postcssPlugin: 'readable-selectors',
  Rule(rule) {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const selector = parseSelectors().astSync(rule.selector).nodes.map(withoutIs).map(withSubjects).join(',');
    if (selector !== rule.selector) rule.selector = selector;
  },
};

/** Turns `.a :is(.b > *):first-child`, as the minimizer writes nested rules, into `.b > *:is(.a *):first-child`, which means the same. */
function withoutIs(selector: Selector): Selector {
  const { nodes } = selector;
  const index = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const is = nodes[index];
  const isWithin = index === 0 || nodes[index - 1]!.toString().trim() === '';
  if (is?.type !== 'pseudo' || is.value !== ':is' || is.nodes.length > 1 || !isWithin) return selector;
  const around = index ? `:is(${nodes.slice(0, index).join('').trim()} *)` : '';
  return parseSelectors().astSync(`${is.nodes.join('')}${around}${nodes.slice(index + 1).join('')}`).first;
}

/** Turns `.a :first-child > b` into `.a *:first-child > b`. */
function withSubjects(selector: Selector): string {
  return selector.nodes
    .map((node, i) => {
      const isFirst = i === 0 || selector.nodes[i - 1]!.type === 'combinator';
      return isFirst && node.type === 'pseudo' ? `*${String(node).trimStart()}` : String(node);
    })
    .join('')
    .trim();
}
