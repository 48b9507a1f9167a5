// oxlint-disable-next-line typescript/triple-slash-reference -- the type check of another repository reads only files that are referenced
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);

/** Unicode from the space to the mathematical operators; a font keeps those that it has. */
const CHARACTERS = Array.from({ length: 0x2300 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * Returns one static instance of a variable font, in TrueType format. The tools that draw images and PDFs do not
 * support axes.
 */
export async function fontFile(
  family: 'geist' | 'newsreader',
  file: string,
  variationAxes: Record<string, number>,
): Promise<Buffer> {
  const manifest = packages.resolve(`@fontsource-variable/${family}/package.json`);
  const bytes = await readFile(path.join(path.dirname(manifest), 'files', file));
  return subsetFont(bytes, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
}
