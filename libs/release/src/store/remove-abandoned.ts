import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age after which a temporary file counts as abandoned: a write takes seconds. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Names of abandoned files in a folder of temporary files, sorted. */
export async function abandonedFiles(folder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const abandoned: string[] = [];
  for (const name of names.sort()) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() && now - found.mtimeMs > ABANDONED_AFTER_MS) abandoned.push(name);
  }
  return abandoned;
}

/**
 * Removes abandoned files from a folder of temporary files and returns their names. Ignores failures, because leftovers only
 * use space.
 */
export async function removeAbandoned(folder: string, now?: number): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await abandonedFiles(folder, now)) {
    await rm(join(folder, name)).then(
      () => removed.push(name),
      () => undefined,
    );
  }
  return removed;
}
