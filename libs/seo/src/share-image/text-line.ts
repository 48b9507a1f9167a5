import type { Font } from 'fontkit';

/** Style of a line of text; lengths in pixels. */
interface TextStyle {
  font: Font;
  size: number;
  /** Added after each glyph, in ems. */
  spacing?: number;
}

/** Returns the width of a line. Throws on a missing glyph, which would be drawn as a box. */
export function widthOf(text: string, style: TextStyle): number {
  return glyphsOf(text, style).width;
}

/** Returns a line's outlines as SVG path data, with its left end and baseline at the given point. */
export function outline(text: string, x: number, y: number, style: TextStyle): string {
  const scale = style.size / style.font.unitsPerEm;
  return glyphsOf(text, style)
    .placed.map(({ glyph, at }) =>
      glyph.path
        .scale(scale, -scale)
        .translate(x + at, y)
        .toSVG(),
    )
    .join('');
}

function glyphsOf(text: string, { font, size, spacing = 0 }: TextStyle) {
  assertGlyphs(text, font);
  const scale = size / font.unitsPerEm;
  // Proportional numerals: tabular ones leave a gap next to each 1.
  const { glyphs, positions } = font.layout(text, ['kern', 'liga', 'pnum']);
  let width = 0;
  const placed = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset } = positions[i]!;
    const at = width + xOffset * scale;
    width += xAdvance * scale + spacing * size;
    return { glyph, at };
  });
  return { placed, width: Math.max(0, width - spacing * size) };
}

function assertGlyphs(text: string, font: Font) {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (font.hasGlyphForCodePoint(code)) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new Error(`${font.familyName} has no glyph for '${character}' (${name}), used in '${text}'`);
  }
}

/**
 * Wraps text at spaces into balanced lines no wider than `width`. Returns `undefined` if a single word is wider.
 * `measure` returns the width of a text.
 */
export function wrapLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const words = text.split(' ');
  if (words.some((word) => measure(word) > width)) return undefined;
  const lines = fillLines(words, width, measure);
  // Find the narrowest width that needs the same number of lines.
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const tried = fillLines(words, middle, measure);
    const fits = tried.length <= lines.length && tried.every((line) => measure(line) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return fillLines(words, wide, measure);
}

function fillLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
