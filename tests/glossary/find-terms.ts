import { nodesOf, textOf } from '../boundaries/syntax.ts';
import type { Source } from '../boundaries/workspace.ts';
import type { Term } from './terms.ts';

export interface Finding {
  file: string;
  /** Counted from 1; 0 stands for the file's path. */
  line: number;
  found: string;
  /** What to write instead. */
  use: string;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Separates the words of one phrase: spaces, hyphens, and comment markers where a line wraps. */
const PHRASE_GAP = /^[\s*/>#|_-]*$/;

const SCRIPT = /(?<!\.d)\.(?:ts|tsx|mts|cts|mjs|cjs|js)$/;

/** Uses of the terms in a file and its path. A name is read as its words: `wayOn`, `WAY_ON` and `way-on` are "way on". */
export function findTerms({ file, code }: Source, terms: readonly Term[]): Finding[] {
  const names = terms.filter(({ scope }) => scope === 'names');
  const rest = terms.filter(({ scope }) => scope !== 'names');
  const inPath = matches(file, terms).map((match) => ({ ...match, line: 0 }));
  const inText = matches(code, rest).map((match) => ({ ...match, line: lineAt(code, match.start) }));
  const inNames = identifiersOf({ file, code }).flatMap((name) =>
    matches(name, names).map(({ use }) => ({ found: name, use, line: lineOf(code, name) })),
  );
  return [...inPath, ...inText, ...inNames].map(({ line, found, use }) => ({ file, line, found, use }));
}

function matches(text: string, terms: readonly Term[]) {
  const words = wordsOf(text);
  const phrases = phrasesByFirstWord(terms);
  return words.flatMap(({ text: first, start }, index) =>
    (phrases.get(first) ?? [])
      .filter(({ phrase }) => isPhrase(words.slice(index, index + phrase.length), phrase, text))
      .map(({ phrase, use }) => {
        const { end } = words[index + phrase.length - 1]!;
        return { start, found: text.slice(start, end).replaceAll(/\s+/g, ' '), use };
      }),
  );
}

/** Words of a text in lower case. A compound name gives several. */
function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function phrasesByFirstWord(terms: readonly Term[]) {
  const byFirstWord = new Map<string, { phrase: string[]; use: string }[]>();
  for (const { forms, use } of terms)
    for (const phrase of forms.map((form) => form.split(' '))) {
      const first = phrase[0]!;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { phrase, use }]);
    }
  return byFirstWord;
}

const isPhrase = (words: Word[], phrase: string[], text: string) =>
  words.length === phrase.length &&
  words.every(
    (word, index) =>
      word.text === phrase[index] &&
      (index === 0 || PHRASE_GAP.test(text.slice(words[index - 1]!.end, word.start))),
  );

function identifiersOf(source: Source): string[] {
  if (!SCRIPT.test(source.file)) return [];
  const names = nodesOf(source).flatMap((node) => (node.type === 'Identifier' ? (textOf(node) ?? []) : []));
  return [...new Set(names)];
}

const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

const lineOf = (code: string, name: string) =>
  lineAt(code, Math.max(0, code.search(new RegExp(`\\b${name}\\b`))));
