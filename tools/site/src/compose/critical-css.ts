import type { CriticalNode, CriticalSheet, Declaration } from './critical/critical-sheet.ts';
import { type MarkupNames, markupNames } from './critical/markup-names.ts';
import { usedSelector } from './critical/selector.ts';

/** A node of the result. */
interface Kept {
  node: CriticalNode;
  /** Text before the block, or the whole declaration. */
  text: string;
  /** Contents of the block; absent for declarations. */
  nodes?: Kept[];
}

/**
 * Returns the rules of the stylesheets that the markup uses, in order, with the custom properties and keyframes that they use. The
 * rules are inlined, so that content above the fold does not wait for a stylesheet.
 */
export function criticalCss(markup: string, stylesheets: readonly CriticalSheet[]): string {
  const usage = new Usage(markupNames(markup));
  const kept = stylesheets.flatMap((sheet) => sheet.flatMap((node) => usage.keep(node)));
  usage.resolve();
  const used = kept.flatMap((one) => usage.prune(one));
  const names = countCustomProperties(textOf(used));
  const registrations = countRegistrations(used);
  const isUsed = (name: string) => (names.get(name) ?? 0) > (registrations.get(name) ?? 0);
  return textOf(withoutRepeated(used.flatMap((one) => withoutEmpty(one, isUsed))));
}

/** Removes empty layers that exist already, and properties that another stylesheet has registered alike. */
function withoutRepeated(nodes: readonly Kept[]): Kept[] {
  const layers = new Set<string>();
  const registered = new Set<string>();
  return nodes.filter((kept) => {
    const { node, text, nodes: inside } = kept;
    if (node.kind === 'declaration' && text.startsWith('@layer')) {
      const names = text
        .slice('@layer'.length)
        .trim()
        .split(/\s*,\s*/);
      const isRepeated = names.every((name) => layers.has(name));
      for (const name of names) layers.add(name);
      return !isRepeated;
    }
    if (node.kind !== 'at-rule') return true;
    const seen = node.name === 'layer' ? layers : node.name === 'property' ? registered : undefined;
    if (!seen) return true;
    const name = node.name === 'layer' ? node.parameters : textOf([kept]);
    const isRepeated = seen.has(name) && (node.name === 'property' || !inside?.length);
    seen.add(name);
    return !isRepeated;
  });
}

/** What the rules of one page use. */
class Usage {
  private readonly variables = new Set<string>();
  private readonly animations = new Set<string>();
  /** Custom properties that the values of custom properties use. */
  private readonly references = new Map<string, string[]>();

  constructor(private readonly names: MarkupNames) {}

  /** The used part of a node: none or one. */
  keep(node: CriticalNode): Kept[] {
    if (node.kind === 'declaration') return [{ node, text: node.text }];
    if (node.kind === 'at-rule') {
      const isKeyframes = node.name.endsWith('keyframes');
      const nodes = node.nodes
        .filter(isNeeded)
        .flatMap((inner) => (isKeyframes ? verbatim(inner) : this.keep(inner)));
      // Layers stay, also empty ones: the first stylesheet that names them defines their order.
      const isUnused = !nodes.length && node.name !== 'layer' && node.nodes.at(-1)?.kind === 'rule';
      return isUnused ? [] : [{ node, text: node.text, nodes }];
    }
    const selectors = node.selectors.flatMap((selector) => usedSelector(selector, this.names) ?? []);
    if (!selectors.length) return [];
    for (const inner of node.nodes) if (inner.kind === 'declaration') this.add(inner);
    return [{ node, text: selectors.join(','), nodes: node.nodes.flatMap((inner) => this.keep(inner)) }];
  }

  private add({ text }: Declaration) {
    const property = propertyOf(text);
    const isCustom = property.startsWith('--');
    const value = text.slice(property.length + 1);
    if (isCustom || property === 'animation' || property === 'animation-name')
      for (const word of value.trim().split(/[\s,]+/)) this.animations.add(word);
    const used = [...value.matchAll(/var\((.+?)[,)]/g)].map(([, name]) => name!);
    if (!isCustom) for (const name of used) this.variables.add(name);
    else if (used.length) this.references.set(property, [...(this.references.get(property) ?? []), ...used]);
  }

  /** Adds the custom properties that used ones refer to. */
  resolve() {
    // The loop visits what it adds.
    for (const name of this.variables)
      for (const other of this.references.get(name) ?? []) this.variables.add(other);
  }

  /** Removes unused custom properties and keyframes. */
  prune(kept: Kept): Kept[] {
    const { node, nodes } = kept;
    if (!nodes) return [kept];
    if (node.kind === 'at-rule' && node.name.endsWith('keyframes'))
      return this.animations.has(node.parameters) ? [kept] : [];
    const isUnused = ({ node: inner }: Kept) =>
      node.kind === 'rule' &&
      inner.kind === 'declaration' &&
      inner.text.startsWith('--') &&
      !this.variables.has(propertyOf(inner.text));
    return [{ ...kept, nodes: nodes.flatMap((inner) => (isUnused(inner) ? [] : this.prune(inner))) }];
  }
}

/** Browsers take characters that a font lacks from the next one, and the composer has rejected pages with such characters. */
const isNeeded = (node: CriticalNode) =>
  node.kind !== 'declaration' || !node.text.startsWith('unicode-range');

/** Name of a declared property. */
const propertyOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trimEnd();

/** A node of keyframes, whose steps look like selectors. */
function verbatim(node: CriticalNode): Kept {
  if (node.kind === 'declaration') return { node, text: node.text };
  const text = node.kind === 'rule' ? node.selectors.map(({ parts }) => parts.join('')).join(',') : node.text;
  return { node, text, nodes: node.nodes.map(verbatim) };
}

/** Removes empty blocks and registered properties that are not used. Empty layers stay, because they define the order of layers. */
function withoutEmpty(kept: Kept, isUsed: (name: string) => boolean): Kept[] {
  const { node, nodes } = kept;
  if (!nodes) return [kept];
  const [name, parameters] = node.kind === 'at-rule' ? [node.name, node.parameters] : [];
  if (name === 'property' && !isUsed(parameters!)) return [];
  const inside = nodes.flatMap((inner) => withoutEmpty(inner, isUsed));
  return inside.length || name === 'layer' ? [{ ...kept, nodes: inside }] : [];
}

const textOf = (nodes: readonly Kept[]): string =>
  nodes
    .map(({ text, nodes: inside }, i) =>
      inside ? `${text}{${textOf(inside)}}` : i < nodes.length - 1 ? `${text};` : text,
    )
    .join('');

/** How often each custom property is registered: several stylesheets register those of Tailwind. */
function countRegistrations(kept: readonly Kept[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { node, nodes } of kept) {
    const inside = countRegistrations(nodes ?? []);
    if (node.kind === 'at-rule' && node.name === 'property') inside.set(node.parameters, 1);
    for (const [name, count] of inside) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

/** How often each name with two hyphens occurs, also at the end of longer names. */
function countCustomProperties(css: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [run] of css.matchAll(/--[\w-]+/g)) {
    for (let at = 0; at !== -1; at = run.indexOf('--', at + 1)) {
      const name = run.slice(at);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
