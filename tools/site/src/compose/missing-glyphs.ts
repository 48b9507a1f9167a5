import { parse } from 'node-html-parser';

/** Characters that break lines or join words, which need no glyph. */
const UNSEEN = /[\s\u200b-\u200d\u2060\u00ad]/;

/** What of a page's text the site's fonts cannot set, and how to fix it; the ranges are those of `fontRanges`. */
export function missingGlyphs(body: string, ranges: readonly [number, number][]): string[] {
  if (!ranges.length) return [];
  const missing = [...new Set(parse(body).text)].filter((character) => {
    const point = character.codePointAt(0)!;
    return !UNSEEN.test(character) && !ranges.some(([from, to]) => point >= from && point <= to);
  });
  return missing.map(
    (character) =>
      `shows '${character}' (U+${hex(character)}), which the live shell's fonts lack: write it otherwise or draw it, ` +
      'or run libs/shared-ui/scripts/fonts/main.ts and publish the shell with it',
  );
}

/** The characters of the site's fonts, by the ranges that the shell's stylesheet declares; none when it declares none. */
export function fontRanges(stylesheet: string): [number, number][] {
  const declared = /unicode-range:\s*([^;}]+)/.exec(stylesheet)?.[1] ?? '';
  return [...declared.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [
    parseInt(from!, 16),
    parseInt(to!, 16),
  ]);
}

const hex = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
