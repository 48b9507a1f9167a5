import type { Plugin } from 'postcss';

const WIDTH = /((?:min|max)-width:\s*)([\d.]+)px/g;

/** Default size of one em in a media query, in pixels. */
const EM_PX = 16;

/**
 * PostCSS plugin that converts widths in media queries from px to em, as in Tailwind's own. With text at twice the size, a
 * window counts as half as wide and gets the layout that fits.
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
