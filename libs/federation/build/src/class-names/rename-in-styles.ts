import type { Plugin } from 'postcss';
import type { ClassNames } from './class-names.ts';
import { CLASS_SELECTOR, unescapeClass } from './class-selector.ts';

/** PostCSS plugin that renames classes in selectors. */
export function renameInStyles(names: () => Promise<ClassNames>): Plugin {
  return {
    postcssPlugin: 'rename-in-styles',
    async OnceExit(root) {
      const short = await names();
      root.walkRules((rule) => {
        rule.selector = rule.selector.replaceAll(CLASS_SELECTOR, (selector, escaped: string) => {
          const name = short.get(unescapeClass(escaped));
          return name ? `.${name}` : selector;
        });
      });
    },
  };
}
