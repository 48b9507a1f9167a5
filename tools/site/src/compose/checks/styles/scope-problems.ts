import type { Root, Rule } from 'postcss';
import type { Problem } from '../problem.ts';
import { type Reach, selectorReach } from './selector-reach.ts';
import { elementRules, isScopedTo } from './sheet.ts';
import { listed, styleFinding } from './style-finding.ts';

/** What to say about selectors that match more or less than their section. */
const MESSAGES: Record<Exclude<Reach, 'own'>, { text: (selectors: string) => string; fix: string }> = {
  outside: {
    text: (selectors) => `has rules for ${selectors}, which apply to the whole page, outside the section`,
    fix: 'use a class of the section; add tokens to libs/shared-ui/src/theme/tokens.css',
  },
  'any-widget': {
    text: (selectors) =>
      `has rules for ${selectors} without a class, which also apply to other sections' widgets on its pages`,
    fix: 'add a class of the section to the selector',
  },
  nothing: {
    text: (selectors) => `has rules for ${selectors}, which are never inside a section`,
    fix: 'use a class of the section, or remove the rule',
  },
};

/** At-rules that apply to the whole document, wherever they are declared. */
const GLOBAL_RULES: Record<string, string> = {
  'font-face': 'use the fonts of libs/shared-ui',
  import: 'import files of the workspace only: the build then includes them',
  namespace: 'remove it',
  page: 'remove it: the shell decides how pages print',
  'view-transition': 'remove it: the shell decides how pages change',
};

/** Problems with rules of a section's stylesheet that apply outside the section. */
export function scopeProblems(section: string, root: Root): Problem[] {
  const selectors = new Map<Reach, string[]>();
  for (const rule of elementRules(root)) {
    if (isTailwindDefaults(rule)) continue;
    const isScoped = isScopedTo(section, rule);
    for (const selector of rule.selectors) {
      const reach = selectorReach(selector, section, isScoped);
      selectors.set(reach, [...(selectors.get(reach) ?? []), withoutScope(selector)]);
    }
  }
  selectors.delete('own');
  const globals: Problem[] = [];
  root.walkAtRules((rule) => {
    const fix = GLOBAL_RULES[rule.name];
    const name = `@${[rule.name, rule.name === 'import' ? rule.params : ''].join(' ').trim()}`;
    if (fix) globals.push(styleFinding(section, `has ${name}, which applies to the whole page`, fix));
  });
  return [
    ...[...selectors].map(([reach, found]) => {
      const { text, fix } = MESSAGES[reach as keyof typeof MESSAGES];
      return styleFinding(section, text(listed(found)), fix);
    }),
    ...globals,
  ];
}

/** Tailwind's initial values of its own variables, which every stylesheet sets to the same values for all elements. */
const isTailwindDefaults = (rule: Rule) =>
  rule.selectors.every((selector) => /^(?:\*|::?(?:before|after|backdrop))$/.test(selector)) &&
  rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'));

const withoutScope = (selector: string) =>
  selector.replace(/^(?::scope|\[data-section=["']?[\w-]+["']?\])\s*/, '');
