import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';
import MagicString, { type SourceMap } from 'magic-string';
import type { ClassNames } from './class-names.ts';

/** Attributes with class names: `className`, `buttonClassName`. */
const CLASS_ATTRIBUTE = /class(name)?$/i;

/**
 * Renames classes in the strings of a TypeScript module: a word of a string is a class if Tailwind generates a utility for it. Text in
 * JSX and other attributes is left alone. Returns undefined if the module names no class.
 */
export function renameInScript(
  code: string,
  file: string,
  names: ClassNames,
): { code: string; map: SourceMap } | undefined {
  const renamed = new MagicString(code);
  const texts = new Set<Node>();
  traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type === 'JSXAttribute' && !CLASS_ATTRIBUTE.test(nameOf(node.name)) && node.value)
      texts.add(node.value);
    if (texts.has(node) || (node.type !== 'StringLiteral' && node.type !== 'TemplateElement')) return;
    // A template's parts have no quotes around them.
    const quotes = node.type === 'StringLiteral' ? 1 : 0;
    const start = node.start! + quotes;
    for (const { 0: word, index } of code.slice(start, node.end! - quotes).matchAll(/\S+/g)) {
      const short = names.get(word);
      if (short) renamed.update(start + index, start + index + word.length, short);
    }
  });
  if (!renamed.hasChanged()) return undefined;
  return {
    code: renamed.toString(),
    map: renamed.generateMap({ source: file, includeContent: true, hires: 'boundary' }),
  };
}

const nameOf = (name: Node) => (name.type === 'JSXIdentifier' ? name.name : '');
