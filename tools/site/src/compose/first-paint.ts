import type { AtRule, Plugin } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** Blocks that do not apply to a first paint on a screen. Scroll animations begin as the page looks without them. */
const LATER_BLOCKS: Partial<Record<string, RegExp>> = {
  media: /^(?:print|\(forced-colors: ?active\))$/,
  supports: /^\(animation-timeline: ?scroll\(\)\)$/,
};

/** States that a visitor causes, and what belongs to form controls. */
const LATER_STATES =
  /^:(?:hover|active|focus|focus-visible|focus-within|popover-open|:(?:backdrop|selection|placeholder|file-selector-button|-webkit-.*))$/;

/** Removes rules that cannot apply to the first paint of a page, whatever elements it has, and the blocks that this empties. */
export const firstPaint: Plugin = {
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
