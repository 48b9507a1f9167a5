import { outsideWidgets } from '@vantedge/federation-contract';
import type { AtRule, Plugin, Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/**
 * PostCSS plugin that scopes a section's rules to its own elements: those of its pages and of the widgets that it exposes, without the
 * widgets of other sections. Builds have utilities of the same names, and only the order within one build is right, so that an element
 * must get all of its utilities from one build. Not `@scope`, which WebKit ignores inside `details`.
 */
export function scopeToSection(section: string, hasWidgets: boolean): Plugin {
  const outsideOthers = parser().astSync(outsideWidgets(hasWidgets ? section : undefined)).first;
  return {
    postcssPlugin: 'scope-to-section',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        // The frame gives a rule more weight than the shell's rules for the same class; nested rules get it from their parent.
        const frame = isNested(rule) ? '' : `[data-section='${section}'] `;
        rule.selectors = rule.selectors.map((selector) => frame + withSubject(selector, outsideOthers));
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
