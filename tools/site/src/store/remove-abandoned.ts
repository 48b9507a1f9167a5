import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age from which a temporary file belongs to a process that died: a write takes seconds. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes old files from a folder of temporary files. What cannot be removed is left: it only costs space. */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && now - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file).catch(() => undefined);
  }
}
