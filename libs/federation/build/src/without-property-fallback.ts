import type { Plugin } from 'postcss';

/**
 * PostCSS plugin that removes Tailwind's fallback for browsers without `@property`: a layer that sets its variables on all elements.
 * All browsers with `light-dark()` support `@property`.
 */
export function withoutPropertyFallback(): Plugin {
  return {
    postcssPlugin: 'without-property-fallback',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (layer.params === 'properties') layer.remove();
      });
    },
  };
}
