// oxlint-disable-next-line typescript/triple-slash-reference -- the type check of another repository reads only files that are referenced
/// <reference path="./subset-font.d.ts" />
import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

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

const packages = createRequire(import.meta.url);

/** All characters of these Unicode blocks that the typefaces include. */
const CHARACTERS = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x206f - 0x2000 }, (_, i) => String.fromCodePoint(0x2000 + i)),
  ...'€₱→←↑↓−≈≤≥™',
].join('');

/** Returns one static instance of a variable font. The tools that draw images and PDFs do not support axes. */
export async function fontFile(
  family: 'geist' | 'newsreader',
  file: string,
  variationAxes: Record<string, number>,
): Promise<Buffer> {
  const manifest = packages.resolve(`@fontsource-variable/${family}/package.json`);
  const bytes = await readFile(path.join(path.dirname(manifest), 'files', file));
  return subsetFont(bytes, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
}
