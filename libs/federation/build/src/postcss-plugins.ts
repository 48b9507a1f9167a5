import type { AtRule, Plugin, Rule } from 'postcss';
import parser from 'postcss-selector-parser';

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

/**
 * PostCSS plugin that scopes a section's rules to its own elements: those inside `[data-section='…']`, without the content of
 * other sections' widgets. Builds have utilities of the same names, and only the order within one build is right, so that an
 * element must get all of its utilities from one build. Not `@scope`, which WebKit ignores inside `details`.
 */
export function scopeToSection(section: string): Plugin {
  const frame = `[data-section='${section}']`;
  const outsideWidgets = parser().astSync(`:not(:where(${frame} [data-section]:not(${frame}) *))`).first;
  // The frame gives a rule more weight than the shell's rules for the same class; nested rules get it from their parent.
  const scoped = (selector: string, isNested: boolean) =>
    `${isNested ? '' : `${frame} `}${withSubject(selector, outsideWidgets)}`;
  return {
    postcssPlugin: 'scope-to-section',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        rule.selectors = rule.selectors.map((selector) => scoped(selector, isNested(rule)));
      });
    },
  };
}

/** Adds a condition to the elements that a selector matches, before their pseudo-elements. Those of `&` have it already. */
function withSubject(text: string, condition: parser.Selector): string {
  const selector = parser().astSync(text).first;
  const last = selector.nodes.findLastIndex((node) => node.type === 'combinator');
  const subject = selector.nodes.slice(last + 1);
  if (subject.some((node) => node.type === 'nesting')) return text;
  const pseudoElement = subject.find(parser.isPseudoElement);
  const added = condition.clone({}) as parser.Selector;
  if (pseudoElement) selector.insertBefore(pseudoElement, added);
  else selector.append(added);
  return String(selector);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function isNested({ parent }: Rule): boolean {
  for (let around = parent; around; around = around.parent as typeof parent)
    if (around.type === 'rule') return true;
  return false;
}
