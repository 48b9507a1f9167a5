import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The shell blocks of a page of the documentation (` ```sh `), by the heading above them; those of one heading together. */
export function shellBlocks(file: string): Record<string, string> {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const blocks: Record<string, string> = {};
  for (const { index, 1: indent, 2: code } of text.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)) {
    const heading = text
      .slice(0, index)
      .match(/^## (.*)$/gm)!
      .at(-1)!
      .slice('## '.length);
    blocks[heading] = (blocks[heading] ?? '') + code!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  }
  return blocks;
}
