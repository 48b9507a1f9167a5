import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The two faces of the site, as it sets them: the display face at its largest optical size, both at normal weight. */
export interface Faces {
  display: Font;
  text: Font;
}

const packages = createRequire(import.meta.url);

/** Everything that the faces have of these blocks. */
const CHARACTERS = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x206f - 0x2000 }, (_, i) => String.fromCodePoint(0x2000 + i)),
  ...'€₱→←↑↓−≈≤≥™',
].join('');

let faces: Promise<Faces> | undefined;

/** Reads the faces, once a build. */
export function loadFaces(): Promise<Faces> {
  faces ??= (async () => ({
    display: await face('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 72, wght: 400 }),
    text: await face('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
  }))();
  return faces;
}

/** One instance of a variable font: fontkit reads no instances from WOFF2 itself. */
async function face(family: string, file: string, variationAxes: Record<string, number>): Promise<Font> {
  const manifest = packages.resolve(`@fontsource-variable/${family}/package.json`);
  const bytes = await readFile(path.join(path.dirname(manifest), 'files', file));
  const instance = await subsetFont(bytes, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
  return create(instance) as Font;
}
