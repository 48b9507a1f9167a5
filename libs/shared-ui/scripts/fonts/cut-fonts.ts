import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';
import { characters } from './characters.ts';
import { WEB_FONTS } from './web-fonts.ts';
import { measure } from './measure.ts';
import { fallbackRule, webFontRule } from './stylesheet.ts';
import { FALLBACK_FONTS } from './fallback-fonts.ts';

const HEAD = '/* Made by scripts/fonts/main.ts, which says how. */\n';

/** Every file that the fonts come to, by its path below `src`. The same sources give the same bytes. */
export async function cutFonts(workspace: string): Promise<Record<string, Buffer>> {
  const sources = WEB_FONTS.map(({ from }) =>
    readFileSync(path.join(workspace, 'node_modules/@fontsource-variable', from)),
  );
  const text = glyphsOfAll(sources, characters(workspace));
  const files: Record<string, Buffer> = {};
  let css = HEAD;
  for (const [index, font] of WEB_FONTS.entries()) {
    const source = sources[index]!;
    files[`fonts/${font.to}`] = await subset(source, text, {
      targetFormat: 'woff2',
      variationAxes: font.axes,
    });
    css += webFontRule(font, text);
    for (const system of FALLBACK_FONTS[font.family].filter(({ style }) => style === font.style)) {
      for (const weight of system.weights)
        css += fallbackRule(font, weight, system, await measure(source, font.axes, weight));
    }
  }
  return { ...files, 'theme/fonts.css': Buffer.from(css) };
}

/** Those characters that each of the fonts can set. */
function glyphsOfAll(sources: readonly Buffer[], text: string): string {
  const fonts = sources.map((source) => create(source) as Font);
  return [...text]
    .filter((character) => fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!)))
    .join('');
}
