import type { ChildNode, Container, Plugin, Rule } from 'postcss';

/** Selectors that apply to the whole page: fallbacks of registered properties, and variables of the root. */
const WHOLE_PAGE = /^(?:\*|:root|:host|::)/;

/**
 * PostCSS plugin that scopes every rule to `[data-section='…']`. Nested rules are scoped by their parent, and keyframe steps
 * do not select elements.
 */
export function scopeToSection(section: string): Plugin {
  const scope = `[data-section='${section}']`;
  return {
    postcssPlugin: 'scope-to-section',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (isNested(rule) || isKeyframeStep(rule)) return;
        rule.selectors = rule.selectors.map((selector) =>
          WHOLE_PAGE.test(selector) ? selector : `${scope} ${selector}`,
        );
      });
    },
  };
}

function isNested(rule: Rule): boolean {
  for (let above = parentOf(rule); above; above = parentOf(above)) if (above.type === 'rule') return true;
  return false;
}

const isKeyframeStep = (rule: Rule) => {
  const above = rule.parent;
  return above?.type === 'atrule' && 'name' in above && String(above.name).endsWith('keyframes');
};

const parentOf = (node: ChildNode) => node.parent as (Container & ChildNode) | undefined;
