import { SHELL } from '@vantedge/federation-contract';
import type { Root } from 'postcss';
import type { Problem } from '../problem.ts';
import { type Reach, selectorReach, withoutScope } from './selector-reach.ts';
import { classesOf, elementRules, keyframesOf, listed, parseSheet, type Sheet, styleFinding } from './sheet.ts';

/** Problems with the rules of a section's stylesheet. `sheets` are those of all sections. */
export function ruleProblems(sheet: Sheet, sheets: readonly Sheet[]): Problem[] {
  const { section } = sheet;
  const root = parseSheet(sheet);
  const others = sheets.filter((other) => other !== sheet);
  return [...scopeProblems(section, root), ...sharedNameProblems(section, root, others)];
}

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
function scopeProblems(section: string, root: Root): Problem[] {
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

/**
 * Problems with names in a section's stylesheet that another stylesheet uses for something else. The shell's rules for such a class
 * also match in the section; keyframes and registered properties are shared by the whole page.
 */
function sharedNameProblems(section: string, root: Root, others: readonly Sheet[]): Problem[] {
  const classes = classesOf(root, 'leading');
  const keyframes = keyframesOf(root);
  const properties: string[] = [];
  root.walkAtRules('property', ({ params }) => void (params.startsWith('--tw-') || properties.push(params)));
  return others.flatMap((other) => {
    // Parsing is slow, and almost no names are in two stylesheets.
    const isNamed = (text: string) => (name: string) => text.includes(`.${escaped(name)}`);
    const sharedClasses = other.section === SHELL ? [...classes].filter(isNamed(other.css)) : [];
    const sharedKeyframes = [...keyframes.keys()].filter((name) => other.css.includes(`keyframes ${name}`));
    const sharedProperties = properties.filter((name) => new RegExp(`${name}\\s*[:{]`).test(other.css));
    const parsed = sharedClasses.length || sharedKeyframes.length ? parseSheet(other) : undefined;
    const isSearched = (selector: string) => sharedClasses.some(isNamed(selector));
    const defined = sharedClasses.length ? classesOf(parsed!, 'own', isSearched) : new Set();
    const theirs = parsed ? keyframesOf(parsed) : new Map<string, string>();
    return [
      ...finding(
        'class',
        sharedClasses.filter((name) => defined.has(name)).map((name) => `.${name}`),
      ),
      ...finding(
        'keyframes',
        sharedKeyframes.filter((name) => theirs.has(name) && theirs.get(name) !== keyframes.get(name)),
      ),
      ...finding('registered property', sharedProperties),
    ];

    function finding(kind: string, names: readonly string[]): Problem[] {
      if (!names.length) return [];
      const text = `defines the ${kind} ${listed(names)}, which '${other.section}' defines too: on one page the two would mix`;
      return [styleFinding(section, text, 'rename it')];
    }
  });
}

/** A class name as written in a stylesheet. */
const escaped = (name: string) => name.replace(/[^\w-]/g, '\\$&');
