import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';
import { characters } from './characters.ts';
import { FACES } from './faces.ts';
import { measure } from './measure.ts';
import { standIn, webFont } from './stylesheet.ts';
import { SYSTEM_FACES } from './system-faces.ts';

const HEAD = '/* Made by scripts/fonts/main.ts, which says how. */\n';

/** Every file that the fonts come to, by its path below `src`. The same sources give the same bytes. */
export async function cutFonts(workspace: string): Promise<Record<string, Buffer>> {
  const sources = FACES.map(({ from }) =>
    readFileSync(path.join(workspace, 'node_modules/@fontsource-variable', from)),
  );
  const text = glyphsOfAll(sources, characters(workspace));
  const files: Record<string, Buffer> = {};
  let css = HEAD;
  for (const [place, face] of FACES.entries()) {
    const source = sources[place]!;
    files[`fonts/${face.to}`] = await subset(source, text, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
    });
    css += webFont(face, text);
    for (const system of SYSTEM_FACES[face.family].filter(({ style }) => style === face.style)) {
      for (const weight of system.weights)
        css += standIn(face, weight, system, await measure(source, face.axes, weight));
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
