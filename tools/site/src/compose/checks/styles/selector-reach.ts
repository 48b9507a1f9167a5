import parser from 'postcss-selector-parser';

/** Which elements a selector of a section's stylesheet matches. */
export type Reach =
  /** Elements of the section with a class, id or attribute. */
  | 'own'
  /** Elements outside the section. */
  | 'outside'
  /** Elements by their type alone, including those in other sections' widgets. */
  | 'any-widget'
  /** Nothing: the root and the body are never inside a section. */
  | 'nothing';

/** Most selectors of earlier builds: the scope and a class, without pseudo-classes that take selectors. */
const ORDINARY = /^\[data-section=["']?([\w-]+)["']?\] \.[^()]*$/;

/**
 * Which elements a selector matches in the built stylesheet of `section`. `isScoped`: the rule is inside the `@scope` that the
 * build adds. Builds of earlier versions of the preset have the attribute in the selector instead.
 */
export function selectorReach(selector: string, section: string, isScoped: boolean): Reach {
  if (isScoped) return NAMES_ROOT.test(selector) && namesRoot(selector) ? 'nothing' : 'own';
  // Parsing is slow, and a stylesheet has a thousand selectors.
  if (ORDINARY.exec(selector)?.[1] === section) return 'own';
  const { nodes } = parser().astSync(selector).first;
  const scope = nodes.findIndex((node) => node.type === 'combinator');
  const isInside = nodes.slice(0, scope === -1 ? undefined : scope).some((node) => isScope(node, section));
  const combinator = scope === -1 ? undefined : nodes[scope]!.value?.trim();
  if (!isInside || (combinator !== '' && combinator !== '>')) return 'outside';
  const rest = nodes.slice(scope + 1);
  if (rest.some(isRoot)) return 'nothing';
  return rest.some(isSpecific) ? 'own' : 'any-widget';
}

/** Whether a selector may name the root or the body, before it is parsed. */
const NAMES_ROOT = /\b(?:html|body|root|host)\b/i;

const namesRoot = (selector: string) => parser().astSync(selector).first.nodes.some(isRoot);

const isScope = (node: parser.Node, section: string) =>
  node.type === 'attribute' && node.attribute === 'data-section' && node.value === section;

const isRoot = (node: parser.Node) =>
  (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
  (node.type === 'pseudo' && /^:(?:root|host)$/i.test(node.value));

/** Whether a simple selector names something that a section has chosen: a class, an id or an attribute. */
function isSpecific(node: parser.Node): boolean {
  if (node.type === 'class' || node.type === 'id') return true;
  if (node.type === 'attribute') return true;
  if (node.type !== 'pseudo' || !node.nodes.length || node.value === ':not') return false;
  const branches = node.nodes.map(({ nodes }) => nodes.some(isSpecific));
  return node.value === ':has' ? branches.some(Boolean) : branches.every(Boolean);
}

/** Classes that a selector names. */
export interface NamedClasses {
  /** Those of its first compound with classes, without the scope. Classes further inside only adjust elements defined elsewhere. */
  leading: string[];
  /** The same classes, if the selector matches the element that has them and not one inside it. */
  own: string[];
}

/** Reads the classes of a selector. */
export function namedClasses(selector: string): NamedClasses {
  const compounds: string[][] = [[]];
  for (const node of parser().astSync(selector).first.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)!.push(...classesIn(node));
  }
  const leading = compounds.find((classes) => classes.length) ?? [];
  return { leading, own: compounds.at(-1) === leading ? leading : [] };
}

function classesIn(node: parser.Node): string[] {
  if (node.type === 'class') return [node.value];
  return node.type === 'pseudo' ? node.nodes.flatMap(({ nodes }) => nodes.flatMap(classesIn)) : [];
}
