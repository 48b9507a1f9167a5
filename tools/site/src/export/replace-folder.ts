import { lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { SiteError } from '../site-error.ts';
import { syncFolder } from '../store/sync-folder.ts';
import { hidden, newContents, ONLY_COPY, removeLeftovers } from './export-folder.ts';
import { writeDurably } from './write-durably.ts';

/** A file of every export; a folder without it is not ours to replace. */
export const MARKER = '.vantedge-export';

/**
 * Gives a folder these contents, by relative name, and `mark` in its marker file. The name becomes a symbolic link to a
 * hidden folder beside it, because a link can be replaced in one step and a folder cannot: whatever fails, and whenever
 * the process is killed, the name leads to the last contents or to the new ones, also after a power cut. It must be absent, empty or an export.
 */
export async function replaceFolder(
  target: string,
  contents: ReadonlyMap<string, Uint8Array>,
  mark: string,
): Promise<void> {
  const folder = resolve(target);
  await assertReplaceable(folder);
  await removeLeftovers(folder);
  const next = newContents(folder);
  let last: string | undefined;
  try {
    await writeDurably(next, new Map([...contents, [MARKER, Buffer.from(`${mark}\n`)]]));
    await syncFolder(dirname(folder));
    last = await swap(folder, next);
  } catch (cause) {
    await remove(next);
    throw writeFailure(folder, cause);
  }
  // From here on the new contents are live, and stay: a power cut after a failure brings back the last ones at worst.
  await syncFolder(dirname(folder)).catch((cause: unknown) => {
    throw writeFailure(folder, cause);
  });
  if (last !== undefined) await remove(last);
}

/** Removes contents that nothing leads to. What stays behind only costs space. */
const remove = (contents: string) => rm(contents, { recursive: true, force: true }).catch(() => undefined);

async function assertReplaceable(folder: string) {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw writeFailure(folder, cause);
  });
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new SiteError(
    'EXPORT_DIR_NOT_EMPTY',
    `${folder} holds files that no export wrote; they would be lost.`,
    {
      at: folder,
      fix: 'name an empty folder, or an earlier export',
    },
  );
}

/** Lets the folder's name lead to `next` by one rename; returns where its contents were until then. */
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
      const last = resolve(dirname(folder), await readlink(folder));
      await rename(link, folder);
      return last.startsWith(hidden(folder)) ? last : undefined;
    }
    return await replaceByLink(folder, link);
  } finally {
    await rm(link, { force: true }).catch(() => undefined);
  }
}

/** A real folder, which is empty or from before exports were links: the one time that takes two steps. */
async function replaceByLink(folder: string, link: string): Promise<string> {
  const last = `${newContents(folder)}${ONLY_COPY}`;
  await rename(folder, last);
  try {
    await rename(link, folder);
    return last;
  } catch (error) {
    await rename(last, folder);
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
