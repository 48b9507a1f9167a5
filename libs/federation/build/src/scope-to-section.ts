import type { AtRule, ChildNode, Container, Plugin } from 'postcss';

/** Selectors that apply to the whole page: fallbacks of registered properties, and variables of the root. */
const WHOLE_PAGE = /^(?:\*|:root|:host|::)/;

/** At-rules that contain rules for elements. Others, such as keyframes, contain none. */
const CONDITIONAL = /^(?:media|supports|container|starting-style)$/;

/**
 * PostCSS plugin that scopes a section's rules to its own elements: those inside `[data-section='…']`, without the frames of
 * other sections' widgets. Builds have utilities of the same names, and only the order within one build is right, so that an
 * element must get all of its utilities from one build.
 */
export function scopeToSection(section: string): Plugin {
  const params = `([data-section='${section}']) to ([data-section])`;
  return {
    postcssPlugin: 'scope-to-section',
    OnceExit(root, { AtRule: NewAtRule }) {
      scopeRules(root, () => new NewAtRule({ name: 'scope', params, nodes: [] }));
    },
  };
}

/** Moves each run of rules for elements into a scope. Scopes are inside layers, which are declared once for all sections. */
function scopeRules(container: Container, newScope: () => AtRule) {
  let scope: AtRule | undefined;
  container.each((node) => {
    if (isLayer(node)) scopeRules(node, newScope);
    if (!selectsElements(node)) {
      scope = undefined;
      return;
    }
    if (!scope) node.before((scope = newScope()));
    scope.append(node);
    prefixSelectors(node);
  });
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

function selectsElements(node: ChildNode): boolean {
  if (node.type === 'rule') return !node.selectors.every((selector) => WHOLE_PAGE.test(selector));
  return node.type === 'atrule' && CONDITIONAL.test(node.name) && (node.nodes ?? []).some(selectsElements);
}

/** Gives a rule more weight than the shell's rules for the same class. Nested rules get theirs from their parent. */
function prefixSelectors(node: ChildNode) {
  if (node.type === 'rule') node.selectors = node.selectors.map((selector) => `:scope ${selector}`);
  else if (node.type === 'atrule') for (const inner of node.nodes ?? []) prefixSelectors(inner);
}
