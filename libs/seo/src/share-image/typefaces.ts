import { create, type Font } from 'fontkit';
import { fontFile } from './font-file.ts';

/**
 * The two typefaces of the site as pages use them: the display face at its largest optical size, both at normal
 * weight.
 */
export interface Typefaces {
  display: Font;
  text: Font;
}

let typefaces: Promise<Typefaces> | undefined;

/** Loads the typefaces, once per build. */
export function loadTypefaces(): Promise<Typefaces> {
  typefaces ??= (async () => ({
    display: await readFont('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 72, wght: 400 }),
    text: await readFont('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
  }))();
  return typefaces;
}

/** Needed because fontkit cannot read instances from WOFF2. */
async function readFont(...of: Parameters<typeof fontFile>): Promise<Font> {
  return create(await fontFile(...of)) as Font;
}
