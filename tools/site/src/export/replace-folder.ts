import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { SiteError } from '../site-error.ts';

/** A file of every export; a folder without it is not ours to replace. */
export const MARKER = '.vantedge-export';

/**
 * Gives a folder these contents, by relative name, and `mark` in its marker file. The name becomes a symbolic link to a
 * hidden folder beside it, because a link can be replaced in one step and a folder cannot: whatever fails, and whenever
 * the process is killed, the name leads to the last contents or to the new ones. It must be absent, empty or an export.
 */
export async function replaceFolder(
  target: string,
  contents: ReadonlyMap<string, Uint8Array>,
  mark: string,
): Promise<void> {
  const folder = resolve(target);
  await assertReplaceable(folder);
  const next = `${hidden(folder)}${randomUUID()}`;
  try {
    await writeContents(next, [...contents, [MARKER, Buffer.from(`${mark}\n`)]]);
    const last = await swap(folder, next);
    // The export is done; what cannot be removed costs space and nothing else.
    if (last !== undefined) await rm(last, { recursive: true, force: true }).catch(() => undefined);
  } catch (cause) {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw unwritable(folder, cause);
  }
}

/** What the names of the folders that hold an export's contents begin with. */
const hidden = (folder: string) => join(dirname(folder), `.${basename(folder)}.export-`);

async function assertReplaceable(folder: string) {
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

async function writeContents(folder: string, contents: readonly (readonly [string, Uint8Array])[]) {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of contents) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }
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
  const last = `${hidden(folder)}${randomUUID()}`;
  await rename(folder, last);
  try {
    await rename(link, folder);
    return last;
  } catch (error) {
    await rename(last, folder);
    throw error;
  }
}

function unwritable(folder: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError('EXPORT_UNWRITABLE', `The export cannot be written: ${reason}.`, {
    at: folder,
    mend: `ls -la ${dirname(folder)} && df -h ${dirname(folder)}`,
    cause,
  });
}
