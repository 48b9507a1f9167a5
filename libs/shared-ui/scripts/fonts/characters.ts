import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Characters in the fonts, used or not, because sections are published after the shell, which contains the fonts:
 * ASCII, typographic characters, and the accents of English and Spanish names.
 */
const BASE_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz' +
  '\u00a0£§©®·×°½–—‘’“”•…€™−′″áéíñóúüÁÉÍÑÓÚ';

/** Characters of source code that no copy contains; they would take 0.6 kB of each font. */
const CODE_CHARACTERS = new Set('\\^`{|}~');

/** Symbols that only running text contains. They would take 2.3 kB of each display font. */
const TEXT_SYMBOLS = new Set('#*<=>@[]_§©®°½×•™−′″');

/** Folders with copy of the pages, in addition to the sections. */
const COPY_FOLDERS = ['libs/content', 'libs/shared-ui/src'];

const SOURCE = /(?<!\.(?:test|examples))\.tsx?$/;

/** Returns the characters of the font subsets, sorted: the base characters and all others in the sources. */
export function characters(workspace: string): string {
  const found = new Set(BASE_CHARACTERS);
  for (const folder of [...sectionFolders(workspace), ...COPY_FOLDERS]) {
    for (const file of readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })) {
      if (!SOURCE.test(file) || file.includes('node_modules')) continue;
      for (const character of readFileSync(path.join(workspace, folder, file), 'utf8')) found.add(character);
    }
  }
  return [...found]
    .filter((character) => character >= ' ' && !CODE_CHARACTERS.has(character))
    .sort()
    .join('');
}

/** The characters that a display font needs: headings and numbers contain no symbols of running text. */
export const displayCharacters = (text: string): string =>
  [...text].filter((character) => !TEXT_SYMBOLS.has(character)).join('');

/** Apps of the site. The server is an app without pages. */
const sectionFolders = (workspace: string) =>
  readdirSync(path.join(workspace, 'apps'))
    .map((name) => path.posix.join('apps', name))
    .filter((folder) => existsSync(path.join(workspace, folder, 'src/section.ts')));
