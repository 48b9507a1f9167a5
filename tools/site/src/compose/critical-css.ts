import postcss, { type AtRule, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/**
 * Returns the rules of the stylesheets that the markup uses, in order. The stylesheets have been reduced with
 * `withoutNonCritical`. The rules are inlined, so that content above the fold does not wait for a stylesheet.
 */
export async function criticalCss(markup: string, stylesheets: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    // Joined, because otherwise tokens of the first stylesheet that only a later one uses would be purged.
    css: [{ raw: stylesheets.join('\n') }],
    extractors: [{ extensions: ['html'], extractor: selectablesIn }],
    keyframes: true,
    variables: true,
    safelist: { standard: ['html', 'body', 'main', ':root'] },
  });
  const css = removeLeftovers(purged!.css.trim());
  return hasEmphasis(markup) ? css : css.replace(ITALIC_FONT, '');
}

/** Removes what purging leaves behind: empty rules, and registered properties that are no longer used. */
function removeLeftovers(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('property', (rule) => {
    if (css.match(new RegExp(`${rule.params}(?![\\w-])`, 'g'))?.length === 1) rule.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** Removes empty rules. Empty layers stay, because they define the order of layers. */
function removeEmpty(container: Container) {
  // `each` is safe while nodes are removed.
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (!node.nodes.length && !(node.type === 'atrule' && node.name === 'layer')) node.remove();
  });
}

/** Whether the markup contains emphasis, which needs the italic font. */
export const hasEmphasis = (markup: string) => /<em[\s>]/.test(markup);

const ITALIC_FONT = /@font-face\s*\{[^}]*font-style:\s*italic[^}]*\}/g;

/** Everything in the markup that a selector can match. */
function selectablesIn(markup: string) {
  const tags: string[] = [];
  const attributes: [string, string][] = [];
  for (const [, tag, rest] of markup.matchAll(TAG)) {
    tags.push(tag!);
    for (const [, name, value = ''] of rest!.matchAll(ATTRIBUTE)) attributes.push([name!, value]);
  }
  const tokensOf = (wanted: string) =>
    attributes.flatMap(([name, value]) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags,
    classes: tokensOf('class'),
    ids: tokensOf('id'),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
    undetermined: [],
  };
}

const TAG = /<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;

/**
 * Removes rules that never apply on load: print, hover and focus states, parts of form controls, and fallbacks for old
 * browsers. The result is the same for every document.
 */
export function withoutNonCritical(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules((rule) => {
    if (isPrint(rule) || (rule.name === 'layer' && rule.params === 'properties' && rule.nodes)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !NON_CRITICAL.test(selector));
    if (!selectors.length) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}

const NON_CRITICAL =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::(?:backdrop|file-selector-button|placeholder|-webkit-)/;

const isPrint = ({ name, params }: AtRule) => name === 'media' && params.trim() === 'print';
