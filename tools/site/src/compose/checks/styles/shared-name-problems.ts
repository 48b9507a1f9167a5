import { SHELL } from '@vantedge/federation-contract';
import type { Root } from 'postcss';
import type { Problem } from '../problem.ts';
import { classesOf, keyframesOf, parseSheet, type Sheet } from './sheet.ts';
import { listed, styleFinding } from './style-finding.ts';

/**
 * Problems with names in a section's stylesheet that another stylesheet uses for something else. The shell's rules for such a class
 * also match in the section; keyframes and registered properties are shared by the whole page.
 */
export function sharedNameProblems(section: string, root: Root, others: readonly Sheet[]): Problem[] {
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
