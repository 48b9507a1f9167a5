import { fontFile } from '@vantedge/seo/share-image';

/** The fonts of a PDF: the display font, and the text font in two weights. */
export type Font = 'display' | 'text' | 'strong';

let fonts: Promise<Record<Font, Buffer>> | undefined;

/** Reads the fonts, once per build. */
export function loadFonts(): Promise<Record<Font, Buffer>> {
  fonts ??= (async () => ({
    display: await fontFile('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 60, wght: 400 }),
    text: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
    strong: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 550 }),
  }))();
  return fonts;
}
