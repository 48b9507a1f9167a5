import parser from 'postcss-selector-parser';

/** Which elements a selector of a section's stylesheet matches. */
export type Reach =
  /** The section's own elements. */
  | 'own'
  /** Elements outside the section too, or in other sections' widgets. */
  | 'outside'
  /** Nothing: the root and the body are never inside a section. */
  | 'nothing';

/** Which elements a selector matches in the built stylesheet of `section`. The build adds the section's scope to each selector. */
export function selectorReach(selector: string, section: string): Reach {
  const { first } = parser().astSync(selector);
  if (!isInFrame(first, section) || !excludesWidgets(first, section)) return 'outside';
  return first.nodes.some(isRoot) ? 'nothing' : 'own';
}

/** Whether a selector only matches elements inside the frame of a section. */
const isInFrame = ({ nodes }: parser.Selector, section: string): boolean =>
  nodes.some(
    (node, i) =>
      (unquoted(node) === frameOf(section) && isInside(nodes[i + 1])) ||
      everyBranch(node, (branch) => isInFrame(branch, section)),
  );

/** Whether a combinator leads to descendants. */
const isInside = (node: parser.Node | undefined) =>
  node?.type === 'combinator' && /^\s*>?\s*$/.test(node.value);

/** Whether a selector excludes elements in widgets of other sections. */
function excludesWidgets({ nodes }: parser.Selector, section: string): boolean {
  const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some(
    (node) =>
      unquoted(node) === outsideWidgets(section) ||
      everyBranch(node, (branch) => excludesWidgets(branch, section)),
  );
}

const frameOf = (section: string) => `[data-section=${section}]`;

const outsideWidgets = (section: string) =>
  `:not(:where(${frameOf(section)} [data-section]:not(${frameOf(section)}) *))`;

/** A selector as the section wrote it. */
export function withoutScope(selector: string, section: string): string {
  const { first } = parser().astSync(selector);
  const isInside = unquoted(first.first) === frameOf(section) && first.at(1)?.type === 'combinator';
  const written = first.nodes.slice(isInside ? 2 : 0);
  return written
    .filter((node) => unquoted(node) !== outsideWidgets(section))
    .join('')
    .trim();
}

/** The text of a part of a selector, as the build minifies it. */
const unquoted = (node: parser.Node) => String(node).trim().replaceAll(/["']/g, '');

/** Whether a part matches only what one of several selectors does, of which all fulfill a condition. */
const everyBranch = (node: parser.Node, test: (branch: parser.Selector) => boolean) =>
  node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value) && node.nodes.every(test);

const isRoot = (node: parser.Node) =>
  (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
  (node.type === 'pseudo' && /^:(?:root|host)$/i.test(node.value));

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
