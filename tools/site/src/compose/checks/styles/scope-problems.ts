import type { Root } from 'postcss';
import type { Problem } from '../problem.ts';
import { type Reach, selectorReach, withoutScope } from './selector-reach.ts';
import { elementRules } from './sheet.ts';
import { listed, styleFinding } from './style-finding.ts';

/** What to say about selectors that do not match the section's own elements only. */
const MESSAGES: Record<Exclude<Reach, 'own'>, { text: (selectors: string) => string; fix: string }> = {
  outside: {
    text: (selectors) => `has rules for ${selectors}, which also apply outside the section's own elements`,
    fix: 'build the stylesheet with the preset, which adds the scope; add tokens to libs/shared-ui/src/theme/tokens.css',
  },
  nothing: {
    text: (selectors) => `has rules for ${selectors}, which are never inside a section`,
    fix: 'use a class of the section; add tokens to libs/shared-ui/src/theme/tokens.css',
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
    for (const selector of rule.selectors) {
      const reach = selectorReach(selector, section);
      selectors.set(reach, [...(selectors.get(reach) ?? []), withoutScope(selector, section)]);
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
