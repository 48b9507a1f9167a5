import type { Container, Plugin } from 'postcss';

/** What Tailwind asks before it mixes a color. */
const QUESTION = '(color: color-mix(in lab, red, red))';

/**
 * PostCSS plugin that drops what Tailwind writes for browsers without `color-mix()`: a color without its transparency, before the one
 * with it. They have no `light-dark()` either, which the site cannot do without.
 */
export const dropColorMixFallbacks = (): Plugin => ({
  postcssPlugin: 'drop-color-mix-fallbacks',
  OnceExit(root) {
    root.walkAtRules('supports', (supports) => {
      const { nodes, parent } = supports;
      if (supports.params !== QUESTION || !nodes) return;
      // Within a rule, or, as for `hover:`, around one that repeats the rule before.
      const [rule] = nodes;
      const before = supports.prev();
      if (rule?.type !== 'rule') dropDeclared(parent!, nodes);
      else if (before?.type === 'rule' && before.selector === rule.selector) {
        dropDeclared(before, rule.nodes);
        if (!before.nodes.length) before.remove();
      }
      supports.replaceWith(nodes);
    });
  },
});

/** Removes declarations of properties that other nodes declare. */
function dropDeclared(container: Container, nodes: Container['nodes'] = []) {
  const properties = nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []));
  container.each((node) => {
    if (node.type === 'decl' && properties.includes(node.prop)) node.remove();
  });
}
