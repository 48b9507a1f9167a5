import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { command, SiteError } from '@vantedge/errors';

/** Marker file in every export. A non-empty folder without it is never replaced. */
export const MARKER = '.vantedge-export';

/**
 * Replaces the contents of a folder (by relative name) and writes `mark` to its marker file. The path becomes a symbolic link to
 * a hidden sibling folder, because a link can be replaced atomically and a folder cannot. If anything fails, or after a kill,
 * the path has either the previous contents or the new ones. It must be absent, empty or an earlier export.
 */
export async function replaceFolder(
  target: string,
  contents: ReadonlyMap<string, Uint8Array>,
  mark: string,
): Promise<void> {
  const folder = resolve(target);
  await assertReplaceable(folder);
  await removeLeftovers(folder);
  const next = `${contentsPrefix(folder)}${randomUUID()}`;
  let previous: string | undefined;
  try {
    await writeFiles(next, new Map([...contents, [MARKER, Buffer.from(`${mark}\n`)]]));
    previous = await swap(folder, next);
  } catch (cause) {
    await remove(next);
    throw writeFailure(folder, cause);
  }
  if (previous !== undefined) await remove(previous);
}

/** Removes contents that are no longer linked. Best effort, because leftovers only use space. */
const remove = (contents: string) => rm(contents, { recursive: true, force: true }).catch(() => undefined);

/**
 * Throws `EXPORT_DIR_NOT_EMPTY` if a folder has files and is not an earlier export, or is a link to something else, such as a disk that is not
 * mounted; and `EXPORT_WRITE_FAILED` if it cannot be read.
 */
export async function assertReplaceable(target: string): Promise<void> {
  const folder = resolve(target);
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw writeFailure(folder, cause);
  });
  const link = await readlink(folder).catch(() => undefined);
  const isOwn = link !== undefined && resolve(dirname(folder), link).startsWith(contentsPrefix(folder));
  const isExport = names.includes(MARKER) && link !== undefined;
  if (isExport || (names.length === 0 && (isOwn || link === undefined))) return;
  throw new SiteError(
    'EXPORT_DIR_NOT_EMPTY',
    `${folder} has files, or is a link to something, that no export has written.`,
    { at: folder, fix: 'choose an empty folder or an earlier export' },
  );
}

/** Points the folder's path to `next` with one rename; returns the path of the previous contents. */
async function swap(folder: string, next: string): Promise<string | undefined> {
  const link = `${next}.link`;
  const present = await lstat(folder).catch(() => undefined);
  await symlink(basename(next), link);
  try {
    const previous = present?.isSymbolicLink() ? resolve(dirname(folder), await readlink(folder)) : undefined;
    // An empty folder. A link cannot take its place.
    if (present?.isDirectory()) await rmdir(folder);
    await rename(link, folder);
    return previous?.startsWith(contentsPrefix(folder)) ? previous : undefined;
  } finally {
    await rm(link, { force: true }).catch(() => undefined);
  }
}

function writeFailure(folder: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError('EXPORT_WRITE_FAILED', `The export cannot be written: ${reason}.`, {
    at: folder,
    fix: [command('ls', '-la', dirname(folder)), command('df', '-h', dirname(folder))],
    cause,
  });
}

/** Number of concurrent writes: most of the time is spent waiting for the disk. */
const FILES_AT_ONCE = 16;

/** Writes files to a new folder, by relative name. */
const writeFiles = (folder: string, contents: ReadonlyMap<string, Uint8Array>) =>
  pLimit(FILES_AT_ONCE).map(contents, async ([name, bytes]) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  });

const contentsPrefix = (folder: string) => join(dirname(folder), `.${basename(folder)}.export-`);

/** Age after which contents that are not live are left from a killed export, not of one that is running. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Removes contents that killed exports of this folder left behind. Best effort. */
async function removeLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  const live = await readlink(folder).catch(() => '');
  for (const name of await readdir(parent).catch(() => [])) {
    const file = join(parent, name);
    if (!file.startsWith(contentsPrefix(folder)) || name === basename(live)) continue;
    const found = await lstat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await remove(file);
  }
}
