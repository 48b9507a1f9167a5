import type { Font } from 'fontkit';

/** How a line of text is set; lengths in pixels. */
export interface Setting {
  face: Font;
  size: number;
  /** Added after each glyph, in ems. */
  spacing?: number;
}

/** Width of a line. A character that the face has not is an error: an image would show a box. */
export function widthOf(text: string, setting: Setting): number {
  return glyphsOf(text, setting).width;
}

/** The line's outlines as the data of an SVG path, its left end and baseline at the given point. */
export function outline(text: string, x: number, y: number, setting: Setting): string {
  const scale = setting.size / setting.face.unitsPerEm;
  return glyphsOf(text, setting)
    .placed.map(({ glyph, at }) =>
      glyph.path
        .scale(scale, -scale)
        .translate(x + at, y)
        .toSVG(),
    )
    .join('');
}

function glyphsOf(text: string, { face, size, spacing = 0 }: Setting) {
  refuseMissing(text, face);
  const scale = size / face.unitsPerEm;
  // Proportional figures: those of tables leave a gap beside each 1.
  const { glyphs, positions } = face.layout(text, ['kern', 'liga', 'pnum']);
  let width = 0;
  const placed = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset } = positions[i]!;
    const at = width + xOffset * scale;
    width += xAdvance * scale + spacing * size;
    return { glyph, at };
  });
  return { placed, width: Math.max(0, width - spacing * size) };
}

function refuseMissing(text: string, face: Font) {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (face.hasGlyphForCodePoint(code)) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new Error(`${face.familyName} has no '${character}' (${name}), which stands in '${text}'`);
  }
}
