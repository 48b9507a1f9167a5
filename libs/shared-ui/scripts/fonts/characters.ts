import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What every face can set, whether or not a page needs it today: a section is published later than the shell, which has
 * the fonts. ASCII, the typography of the platform, and the accents of English and Spanish names.
 */
const BASE_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0£§©®«»·×°½–—‘’“”•…€™−′″áéíñóúüÁÉÍÑÓÚ';

/** Where the words of the pages are. */
const COPY_FOLDERS = ['apps', 'libs/content', 'libs/shared-ui/src'];

const SOURCE = /(?<!\.(?:test|examples))\.tsx?$/;

/** Characters that the fonts are cut to, sorted: the base, and what else stands in a source of the pages. */
export function characters(workspace: string): string {
  const found = new Set(BASE_CHARACTERS);
  for (const folder of COPY_FOLDERS) {
    for (const file of readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })) {
      if (!SOURCE.test(file) || file.includes('node_modules')) continue;
      for (const character of readFileSync(path.join(workspace, folder, file), 'utf8')) found.add(character);
    }
  }
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
