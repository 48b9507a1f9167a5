import postcss, { type AtRule, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/**
 * The rules of some stylesheets, each reduced by `withoutNonCritical`, that some markup uses, in their order. They stand in the
 * document, so that nothing of its first sight waits for a stylesheet.
 */
export async function criticalCss(markup: string, stylesheets: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    // As one, or what a later sheet alone uses of the tokens would be taken from the first.
    css: [{ raw: stylesheets.join('\n') }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    keyframes: true,
    variables: true,
    safelist: { standard: ['html', 'body', 'main', ':root'] },
  });
  const css = withoutRemains(purged!.css.trim());
  return hasEmphasis(markup) ? css : css.replace(ITALIC_FACE, '');
}

/** Without what purging leaves behind: rules that are empty, and registered properties that nothing names any more. */
function withoutRemains(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('property', (rule) => {
    if (css.match(new RegExp(`${rule.params}(?![\\w-])`, 'g'))?.length === 1) rule.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** An empty layer stays: it has its place among the layers. */
function removeEmpty(container: Container) {
  // Safe while nodes go.
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (!node.nodes.length && !(node.type === 'atrule' && node.name === 'layer')) node.remove();
  });
}

/** Whether the italic is shown. */
export const hasEmphasis = (markup: string) => /<em[\s>]/.test(markup);

const ITALIC_FACE = /@font-face\s*\{[^}]*font-style:\s*italic[^}]*\}/g;

/** All that a selector can name in some markup. */
function namesIn(markup: string) {
  const tags: string[] = [];
  const attributes: [string, string][] = [];
  for (const [, tag, rest] of markup.matchAll(TAG)) {
    tags.push(tag!);
    for (const [, name, value = ''] of rest!.matchAll(ATTRIBUTE)) attributes.push([name!, value]);
  }
  const wordsOf = (wanted: string) =>
    attributes.flatMap(([name, value]) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags,
    classes: wordsOf('class'),
    ids: wordsOf('id'),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
    undetermined: [],
  };
}

const TAG = /<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;

/**
 * A stylesheet without what no first sight shows: print, states of a pointer or a focus, the inside of form controls,
 * fallbacks of old browsers. The same for every document, so it is made once.
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
