import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { SiteError } from '../site-error.ts';

/** A file of every export; a folder without it is not ours to replace. */
export const MARKER = '.vantedge-export';

/**
 * Gives a folder these contents, by relative name, and `mark` in its marker file. They are written beside it and take its
 * place by a rename: whatever fails, the folder is as it was. It must be absent, empty or an earlier export.
 */
export async function replaceFolder(
  target: string,
  contents: ReadonlyMap<string, Uint8Array>,
  mark: string,
): Promise<void> {
  const folder = resolve(target);
  await refuseForeign(folder);
  const beside = (what: string) => join(dirname(folder), `.${basename(folder)}.${what}-${randomUUID()}`);
  const next = beside('next');
  try {
    await mkdir(next, { recursive: true });
    for (const [name, bytes] of [...contents, [MARKER, Buffer.from(`${mark}\n`)] as const]) {
      const file = join(next, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes, { flag: 'wx' });
    }
    await swap(folder, next, beside('last'));
  } catch (cause) {
    throw unwritable(folder, cause);
  } finally {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function refuseForeign(folder: string) {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw unwritable(folder, cause);
  });
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new SiteError('EXPORT_FOREIGN', `${folder} holds files that no export wrote; they would be lost.`, {
    at: folder,
    mend: 'name an empty folder, or an earlier export',
  });
}

/** A folder that is not empty cannot be renamed over: for a moment there is none, and then the new one. */
async function swap(folder: string, next: string, last: string) {
  const replaced = await rename(folder, last).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(next, folder);
  } catch (error) {
    if (replaced) await rename(last, folder);
    throw error;
  }
  // The export stands; what stays behind here costs space and nothing else.
  await rm(last, { recursive: true, force: true }).catch(() => undefined);
}

function unwritable(folder: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError('EXPORT_UNWRITABLE', `The export cannot be written: ${reason}.`, {
    at: folder,
    mend: `ls -la ${dirname(folder)} && df -h ${dirname(folder)}`,
    cause,
  });
}
