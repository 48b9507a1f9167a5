import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Whitespace, joiners and soft hyphens, which need no glyph. */
const INVISIBLE = /[\s\u200b-\u200d\u2060\u00ad]/;

/** Problems with characters in a page's text that the site's fonts do not contain. `ranges` comes from `fontRanges`. */
export function missingGlyphs(
  text: string,
  ranges: readonly [number, number][],
  page: PageContext,
): Problem[] {
  if (!ranges.length) return [];
  const missing = [...new Set(text)].filter((character) => {
    const point = character.codePointAt(0)!;
    return !INVISIBLE.test(character) && !ranges.some(([from, to]) => point >= from && point <= to);
  });
  return missing.map((character) =>
    page.problem({
      check: 'copy',
      code: 'PAGE_INVALID',
      text: `shows '${character}' (U+${hex(character)}), which the live shell's fonts do not contain`,
      fix: 'replace the character or draw it; or run libs/shared-ui/scripts/fonts/main.ts and publish the shell as well',
    }),
  );
}

/** Unicode ranges of the site's fonts, from the shell's stylesheet. */
export function fontRanges(stylesheet: string): [number, number][] {
  const declared = /unicode-range:\s*([^;}]+)/.exec(stylesheet)?.[1] ?? '';
  return [...declared.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [
    parseInt(from!, 16),
    parseInt(to!, 16),
  ]);
}

const hex = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
