import { lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { SiteError } from '@vantedge/release';
import { syncFolder } from '@vantedge/release/store';
import { contentsPrefix, newContentsPath, ONLY_COPY, removeLeftovers } from './export-folder.ts';
import { writeDurably } from './write-durably.ts';

/** Marker file in every export. A non-empty folder without it is never replaced. */
export const MARKER = '.vantedge-export';

/**
 * Replaces the contents of a folder (by relative name) and writes `mark` to its marker file. The path becomes a symbolic link to
 * a hidden sibling folder, because a link can be replaced atomically and a folder cannot. If anything fails, or after a kill or
 * a power cut, the path has either the previous contents or the new ones. It must be absent, empty or an earlier export.
 */
export async function replaceFolder(
  target: string,
  contents: ReadonlyMap<string, Uint8Array>,
  mark: string,
): Promise<void> {
  const folder = resolve(target);
  await assertReplaceable(folder);
  await removeLeftovers(folder);
  const next = newContentsPath(folder);
  let previous: string | undefined;
  try {
    await writeDurably(next, new Map([...contents, [MARKER, Buffer.from(`${mark}\n`)]]));
    await syncFolder(dirname(folder));
    previous = await swap(folder, next);
  } catch (cause) {
    await remove(next);
    throw writeFailure(folder, cause);
  }
  // The new contents are live now. If this fails, a power cut can at worst restore the previous ones.
  await syncFolder(dirname(folder)).catch((cause: unknown) => {
    throw writeFailure(folder, cause);
  });
  if (previous !== undefined) await remove(previous);
}

/** Removes contents that are no longer linked. Best effort, because leftovers only use space. */
const remove = (contents: string) => rm(contents, { recursive: true, force: true }).catch(() => undefined);

/** Throws `EXPORT_DIR_NOT_EMPTY` if a folder has files that are not from an export, and `EXPORT_WRITE_FAILED` if it cannot be read. */
export async function assertReplaceable(folder: string): Promise<void> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw writeFailure(folder, cause);
  });
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new SiteError(
    'EXPORT_DIR_NOT_EMPTY',
    `${folder} contains files that are not from an export and would be lost.`,
    {
      at: folder,
      fix: 'choose an empty folder or an earlier export',
    },
  );
}

/** Points the folder's path to `next` with one rename; returns the path of the previous contents. */
async function swap(folder: string, next: string): Promise<string | undefined> {
  const link = `${next}.link`;
  const present = await lstat(folder).catch(() => undefined);
  await symlink(basename(next), link);
  try {
    if (!present) {
      await rename(link, folder);
      return undefined;
    }
    if (present.isSymbolicLink()) {
      const previous = resolve(dirname(folder), await readlink(folder));
      await rename(link, folder);
      return previous.startsWith(contentsPrefix(folder)) ? previous : undefined;
    }
    return await replaceByLink(folder, link);
  } finally {
    await rm(link, { force: true }).catch(() => undefined);
  }
}

/** Replaces a real folder, which is empty or an export by an earlier version. Only this takes two steps. */
async function replaceByLink(folder: string, link: string): Promise<string> {
  const previous = `${newContentsPath(folder)}${ONLY_COPY}`;
  await rename(folder, previous);
  try {
    await rename(link, folder);
    return previous;
  } catch (error) {
    await rename(previous, folder);
    throw error;
  }
}

function writeFailure(folder: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError('EXPORT_WRITE_FAILED', `The export cannot be written: ${reason}.`, {
    at: folder,
    fix: `ls -la ${dirname(folder)} && df -h ${dirname(folder)}`,
    cause,
  });
}
