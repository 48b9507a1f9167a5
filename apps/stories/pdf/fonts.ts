import { fontFile } from '@vantedge/seo/share-image';

/** The fonts of a PDF: the display font, and the text font in two weights. */
export type Face = 'display' | 'text' | 'strong';

let faces: Promise<Record<Face, Buffer>> | undefined;

/** Reads the fonts, once per build. */
export function loadFaces(): Promise<Record<Face, Buffer>> {
  faces ??= (async () => ({
    display: await fontFile('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 60, wght: 400 }),
    text: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
    strong: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 550 }),
  }))();
  return faces;
}
