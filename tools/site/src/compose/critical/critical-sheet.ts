import { type CssNode, cssBlocks } from './css-block.ts';
import { type Selector, selectorList } from './selector.ts';

/** The critical part of a stylesheet, prepared for any number of pages. */
export type CriticalSheet = CriticalNode[];

export type CriticalNode = Rule | AtRule | Declaration;

interface Rule {
  kind: 'rule';
  selectors: Selector[];
  nodes: CriticalNode[];
}

interface AtRule {
  kind: 'at-rule';
  /** `media` */
  name: string;
  /** What follows the name: for keyframes and registered properties, theirs. */
  parameters: string;
  text: string;
  nodes: CriticalNode[];
}

/** A declaration, or a statement such as `@layer a, b`. */
export interface Declaration {
  kind: 'declaration';
  text: string;
}

/**
 * Prepares a built stylesheet. Excludes rules that never apply on load: print, hover and focus states, parts of form controls, and
 * fallbacks for old browsers. Scroll animations begin as the page looks without them, and browsers force colors without rules.
 */
export const criticalSheet = (css: string): CriticalSheet => cssBlocks(css).flatMap((node) => critical(node));

/** Whether a stylesheet contains nothing but fonts. It is part of every document's critical CSS as a whole. */
export const declaresOnlyFonts = (sheet: CriticalSheet): boolean =>
  sheet.length > 0 && sheet.every((node) => node.kind === 'at-rule' && node.name === 'font-face');

function critical({ text, nodes }: CssNode, isKeyframe = false): CriticalNode[] {
  if (!nodes) return [{ kind: 'declaration', text }];
  if (!text.startsWith('@')) {
    const kept = isKeyframe ? text : criticalSelectors(text);
    if (!kept) return [];
    return [{ kind: 'rule', selectors: selectorList(kept), nodes: nodes.flatMap((node) => critical(node)) }];
  }
  const [, name = '', parameters = ''] = /^@([\w-]+)\s*([^]*)$/.exec(text) ?? [];
  if (name === 'media' && /^(?:print|\(forced-colors: ?active\))$/.test(parameters)) return [];
  if (name === 'supports' && /^\(animation-timeline: ?scroll\(\)\)$/.test(parameters)) return [];
  if (name === 'layer' && parameters === 'properties') return [];
  const inside = nodes.flatMap((node) => critical(node, name.endsWith('keyframes')));
  return [{ kind: 'at-rule', name, parameters, text, nodes: inside }];
}

const NON_CRITICAL =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::(?:backdrop|file-selector-button|placeholder|-webkit-)/;

/** A list of selectors without the non-critical ones. Almost no list has one, so that it is not split twice. */
function criticalSelectors(list: string): string {
  if (!NON_CRITICAL.test(list)) return list;
  return splitList(list)
    .filter((selector) => !NON_CRITICAL.test(selector))
    .join(',');
}

/** Splits a list at commas outside brackets. */
function splitList(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [part] of list.matchAll(/\\[^]|"[^"]*"|'[^']*'|[^]/g)) {
    if (part === '(' || part === '[') depth += 1;
    if (part === ')' || part === ']') depth -= 1;
    if (part === ',' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found.map((selector) => selector.trim());
}
