import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf, assertFolder, readFailure } from './disk-failure.ts';
import { isKey } from './key.ts';
import type { ListOptions } from './store.ts';

/** Reads a key of the store at `root`; undefined if it does not exist. Throws `STORE_READ_FAILED`. */
export async function read(root: string, key: string): Promise<Uint8Array | undefined> {
  const file = join(root, key);
  try {
    return await readFile(file);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw readFailure(root, file, error);
    await assertFolder(root);
    return undefined;
  }
}

/** Whether a key of the store at `root` exists. Throws `STORE_READ_FAILED`. */
export async function has(root: string, key: string): Promise<boolean> {
  const file = join(root, key);
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw readFailure(root, file, error);
    await assertFolder(root);
    return false;
  }
}

/** Lists the keys below a prefix that sort after `after`, sorted. Throws `STORE_READ_FAILED`. */
export async function list(root: string, prefix: string, { after = '' }: ListOptions): Promise<string[]> {
  const folder = join(root, prefix);
  try {
    return after > prefix ? await listAfter(root, prefix, after) : await listAll(root, prefix);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw readFailure(root, folder, error);
    await assertFolder(root);
    return [];
  }
}

async function listAll(root: string, prefix: string): Promise<string[]> {
  const found = await readdir(join(root, prefix), { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile())
    .map((item) => relative(root, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter(isKey)
    .sort();
}

/** Some file systems tell the type of a file only when asked for each one, so only those are that can be in the result. */
async function listAfter(root: string, prefix: string, after: string): Promise<string[]> {
  const names = await readdir(join(root, prefix));
  const keys = names.map((name) => prefix + name);
  const listed = keys.map(async (key) => {
    // Keys below a folder sort after its own.
    if (key <= after && `${key}/\uffff` <= after) return [];
    const found = await stat(join(root, key)).catch((error: unknown) => {
      // Removed since it was listed.
      if (codeOf(error) !== 'ENOENT') throw error;
      return undefined;
    });
    if (found?.isDirectory()) return (await listAll(root, `${key}/`)).filter((below) => below > after);
    return found?.isFile() && key > after && isKey(key) ? [key] : [];
  });
  return (await Promise.all(listed)).flat().sort();
}
