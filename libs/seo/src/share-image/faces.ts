import { create, type Font } from 'fontkit';
import { faceFile } from './face-file.ts';

/** The two faces of the site, as it sets them: the display face at its largest optical size, both at normal weight. */
export interface Faces {
  display: Font;
  text: Font;
}

let faces: Promise<Faces> | undefined;

/** Reads the faces, once a build. */
export function loadFaces(): Promise<Faces> {
  faces ??= (async () => ({
    display: await face('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 72, wght: 400 }),
    text: await face('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
  }))();
  return faces;
}

/** fontkit reads no instances from WOFF2 itself. */
async function face(...of: Parameters<typeof faceFile>): Promise<Font> {
  return create(await faceFile(...of)) as Font;
}
