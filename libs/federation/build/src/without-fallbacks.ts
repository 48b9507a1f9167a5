import type { Plugin } from 'postcss';

/** The condition around values that Tailwind also writes without `color-mix()`. */
const COLOR_MIX = '(color: color-mix(in lab, red, red))';

/**
 * PostCSS plugin that removes Tailwind's fallbacks for browsers without `@property` (a layer that sets its variables on all elements) and
 * without `color-mix()` (a value before the one that is meant, which the minimizer removes when both are in one block). All browsers with
 * `light-dark()` support both.
 */
export function withoutFallbacks(): Plugin {
  return {
    postcssPlugin: 'without-fallbacks',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (layer.params === 'properties') layer.remove();
      });
      root.walkAtRules('supports', (supports) => {
        if (supports.params === COLOR_MIX && supports.nodes) supports.replaceWith(supports.nodes);
      });
    },
  };
}
