import postcss, { type AtRule, type Rule, type Root } from 'postcss';
import type { Problem } from '../problem.ts';
import { type NamedClasses, namedClasses } from './selector-reach.ts';

/** The stylesheets of one section's build, joined. */
export interface Sheet {
  section: string;
  css: string;
}

/** Parses a stylesheet. */
export const parseSheet = ({ css }: Sheet): Root => postcss.parse(css);

/** Rules with selectors of elements; keyframe steps have none. */
export function elementRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframes(rule.parent)) rules.push(rule);
  });
  return rules;
}

const isKeyframes = (parent: unknown) =>
  (parent as Partial<AtRule> | undefined)?.name?.endsWith('keyframes') === true;

/** Whether a rule is in the cascade layer `utilities`, whose classes are generated and the same in every section. */
const isUtility = (rule: Rule) =>
  atRulesAround(rule).some(({ name, params }) => name === 'layer' && params === 'utilities');

function atRulesAround(rule: Rule): AtRule[] {
  const found: AtRule[] = [];
  for (let at = rule.parent; at; at = at.parent as typeof at)
    if (at.type === 'atrule') found.push(at as AtRule);
  return found;
}

/**
 * Classes that the rules of a stylesheet name, without utilities. `isSearched` excludes rules by their selector's text before it is
 * parsed, which is slow.
 */
export const classesOf = (
  root: Root,
  kind: keyof NamedClasses,
  isSearched: (selector: string) => boolean = () => true,
): Set<string> =>
  new Set(
    elementRules(root)
      .filter((rule) => isSearched(rule.selector) && !isUtility(rule))
      .flatMap(({ selectors }) => selectors.flatMap((selector) => namedClasses(selector)[kind])),
  );

/** Bodies of keyframes, by name. */
export function keyframesOf(root: Root): Map<string, string> {
  const found = new Map<string, string>();
  root.walkAtRules(/keyframes$/, (rule) => void found.set(rule.params, String(rule.nodes)));
  return found;
}

/** A problem in a section's stylesheet. Its rules have no line numbers, because they are built. */
export function styleFinding(section: string, text: string, fix: string): Problem {
  return {
    check: 'styles',
    code: 'STYLESHEET_INVALID',
    text: `The stylesheet of '${section}' ${text}`,
    at: `${section}: src/*.css`,
    fix,
    sections: [section],
  };
}

/** Maximum number of selectors or names that a message lists. */
const MAX_LISTED = 5;

/** Joins names for a message. */
export function listed(names: Iterable<string>): string {
  const unique = [...new Set(names)];
  const more = unique.length - MAX_LISTED;
  return `${unique.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
