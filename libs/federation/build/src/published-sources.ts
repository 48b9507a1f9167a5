import type { Plugin } from 'postcss';

/** Files beside a component that are not part of a build, nor of the inputs that Nx compares. */
const UNPUBLISHED = '**/*.{examples,test}.{ts,tsx}';

/**
 * PostCSS plugin that excludes tests and examples from the folders in which Tailwind looks for class names: an app's stylesheet must be
 * the same without them.
 */
export function publishedSources(): Plugin {
  return {
    postcssPlugin: 'published-sources',
    Once(root) {
      root.walkAtRules('source', (source) => {
        const folder = /^(['"])(.*)\/\1$/.exec(source.params)?.[2];
        if (folder) source.cloneAfter({ params: `not '${folder}/${UNPUBLISHED}'` });
      });
    },
  };
}
