import type { Plugin } from 'postcss';

const WIDTH = /((?:min|max)-width:\s*)([\d.]+)px/g;

/** What an em of a media query is until a reader sets another size of text in the browser. */
const EM_PX = 16;

/**
 * A PostCSS plugin that states the widths of media queries in em, as Tailwind's own are: for a reader who set text of twice
 * the size a window is half as wide, and gets the layout that has room for it.
 */
export function widthsInEm(): Plugin {
  return {
    postcssPlugin: 'widths-in-em',
    AtRule: {
      media(rule) {
        if (!rule.params.includes('px')) return;
        rule.params = rule.params.replace(
          WIDTH,
          (_, feature: string, px: string) => `${feature}${Number(px) / EM_PX}em`,
        );
      },
    },
  };
}
