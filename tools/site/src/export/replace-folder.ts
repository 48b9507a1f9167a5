import { randomUUID } from 'node:crypto';
import {
  lstat,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { SiteError } from '@vantedge/release';
import { syncFolder } from '@vantedge/release/store';

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

/**
 * Throws `EXPORT_DIR_NOT_EMPTY` if a folder has files and is not an earlier export, and `EXPORT_WRITE_FAILED` if it cannot be read.
 */
export async function assertReplaceable(folder: string): Promise<void> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw writeFailure(folder, cause);
  });
  const isExport = async () => names.includes(MARKER) && (await lstat(folder)).isSymbolicLink();
  if (names.length === 0 || (await isExport())) return;
  throw new SiteError(
    'EXPORT_DIR_NOT_EMPTY',
    `${folder} contains files that are not from an export and would be lost.`,
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
    fix: `ls -la ${dirname(folder)} && df -h ${dirname(folder)}`,
    cause,
  });
}

/** Number of concurrent writes: most of the time is spent waiting for the disk. */
const FILES_AT_ONCE = 16;

/** Writes files to a new folder, by relative name. Resolves when they would survive a power cut. */
async function writeDurably(folder: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folders = new Set([folder]);
  for (const name of contents.keys()) {
    for (let at = dirname(join(folder, name)); at.length > folder.length; at = dirname(at)) folders.add(at);
  }
  for (const at of [...folders].sort()) await mkdir(at, { recursive: true });
  await pLimit(FILES_AT_ONCE).map(contents, ([name, bytes]) =>
    writeFile(join(folder, name), bytes, { flag: 'wx', flush: true }),
  );
  for (const at of folders) await syncFolder(at);
}

/** Age after which the contents of an export by another machine count as abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Path prefix of the hidden folders that hold an export's contents. */
const contentsPrefix = (folder: string) => join(dirname(folder), `.${basename(folder)}.export-`);

/** New path for the contents of an export. It includes the process, so that a later export can tell if it has ended. */
export const newContentsPath = (folder: string) =>
  `${contentsPrefix(folder)}${HOST}-${process.pid}-${randomUUID().slice(0, 8)}`;

const HOST = hostname().replace(/[^\w]/g, '_').slice(0, 60);

/**
 * Removes contents that killed exports of this folder left behind: those that are not live and whose process has ended. Contents
 * by other machines are kept for 24 hours, because their processes cannot be checked. Best effort.
 */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  const parent = dirname(folder);
  const names = await readdir(parent).catch((): string[] => []);
  const dead: string[] = [];
  for (const name of names) {
    const file = join(parent, name);
    if (file.startsWith(contentsPrefix(folder)) && (await isDead(file, contentsPrefix(folder), now)))
      dead.push(file);
  }
  // Read after the check of processes: contents of an ended process cannot become live anymore.
  const live = await readlink(folder).then(
    (target) => resolve(parent, target),
    () => undefined,
  );
  for (const file of dead) {
    if (file !== live) await remove(file);
  }
}

async function isDead(file: string, prefix: string, now: number): Promise<boolean> {
  const [, host, pid] = /^(\w+)-(\d+)-/.exec(file.slice(prefix.length)) ?? [];
  if (host === HOST) return !isRunning(Number(pid));
  const found = await stat(file).catch(() => undefined);
  return found === undefined || now - found.mtimeMs > ABANDONED_AFTER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
