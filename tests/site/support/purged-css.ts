import postcss, { type AtRule, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** The critical CSS of some markup according to PurgeCSS, which is slow: what the composer's own result is compared with. */
export async function purgedCss(markup: string, stylesheets: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: stylesheets.map(reduced).join('') }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    keyframes: true,
    variables: true,
    safelist: { standard: ['html', 'body', 'main', ':root'] },
  });
  const sheet = postcss.parse(purged!.css);
  const count = (pattern: string) => purged!.css.match(new RegExp(`${pattern}(?![\\w-])`, 'g'))?.length;
  sheet.walkAtRules('property', (rule) => {
    if (count(rule.params) === count(`@property ${rule.params}`)) rule.remove();
  });
  removeEmpty(sheet);
  removeRepeated(sheet);
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => selector.replaceAll('*:is(', ':is('));
  });
  return sheet.toString();
}

/** Stylesheets of earlier pages. */
const cache = new Map<string, string>();

function reduced(css: string): string {
  const result = cache.get(css) ?? withoutNonCritical(css);
  cache.set(css, result);
  return result;
}

/** Removes print, forced colors, scroll animations, states of the visitor's making, and fallbacks for old browsers. */
function withoutNonCritical(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules((rule: AtRule) => {
    const isLater =
      (rule.name === 'media' && ['print', '(forced-colors:active)'].includes(rule.params)) ||
      (rule.name === 'supports' && rule.params === '(animation-timeline:scroll())');
    if (isLater || (rule.name === 'layer' && rule.params === 'properties' && rule.nodes)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !NON_CRITICAL.test(selector));
    if (!kept.length) rule.remove();
    else rule.selectors = kept.map((selector) => selector.replace(PSEUDO_CLASS, '$1*$2'));
  });
  return sheet.toString();
}

const NON_CRITICAL =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::(?:backdrop|file-selector-button|placeholder|-webkit-)/;

/** PurgeCSS removes `:is(.a > *):first-child`, which names nothing outside the parenthesis, and keeps `*:is(.a > *):first-child`. */
const PSEUDO_CLASS = /(^| )(:is\()/g;

function removeEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (!node.nodes.length && !(node.type === 'atrule' && node.name === 'layer')) node.remove();
  });
}

/** Removes empty layers that exist already, and properties that are registered already. */
function removeRepeated(sheet: Container) {
  const layers = new Set<string>();
  const registered = new Set<string>();
  sheet.each((node) => {
    if (node.type !== 'atrule') return;
    const { name, params, nodes } = node as AtRule;
    const names = name === 'layer' ? params.split(/\s*,\s*/) : name === 'property' ? [node.toString()] : [];
    const seen = name === 'layer' ? layers : registered;
    const isRepeated = names.length && names.every((one) => seen.has(one));
    for (const one of names) seen.add(one);
    if (isRepeated && (name === 'property' || !nodes?.length)) node.remove();
  });
}

function namesIn(markup: string) {
  const elements = [...markup.matchAll(/<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  const attributes = elements.flatMap(([, , rest]) =>
    [...rest!.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(
      ([, name, value = '']) => [name!, value.replaceAll('&amp;', '&')] as const,
    ),
  );
  const tokensOf = (wanted: string) =>
    attributes.flatMap(([name, value]) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags: elements.map(([, tag]) => tag!),
    classes: tokensOf('class'),
    ids: tokensOf('id'),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
    undetermined: [],
  };
}
