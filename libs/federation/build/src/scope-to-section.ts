import type { ChildNode, Container, Plugin, Rule } from 'postcss';

/** What holds for the whole page and not for a section: registered properties' fallbacks, the root's variables. */
const WHOLE_PAGE = /^(?:\*|:root|:host|::)/;

/**
 * A PostCSS plugin that puts every rule below `[data-section='…']`. Nested rules stand below their parent already, and
 * the steps of an animation have no elements.
 */
export function scopeToSection(section: string): Plugin {
  const scope = `[data-section='${section}']`;
  return {
    postcssPlugin: 'scope-to-section',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (isBelowRule(rule) || isStep(rule)) return;
        rule.selectors = rule.selectors.map((selector) =>
          WHOLE_PAGE.test(selector) ? selector : `${scope} ${selector}`,
        );
      });
    },
  };
}

function isBelowRule(rule: Rule): boolean {
  for (let above = parentOf(rule); above; above = parentOf(above)) if (above.type === 'rule') return true;
  return false;
}

const isStep = (rule: Rule) => {
  const above = rule.parent;
  return above?.type === 'atrule' && 'name' in above && String(above.name).endsWith('keyframes');
};

const parentOf = (node: ChildNode) => node.parent as (Container & ChildNode) | undefined;
