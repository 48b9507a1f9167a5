import { randomUUID } from 'node:crypto';
import { readdir, readlink, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Age after which the contents of an export by another machine count as abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Path prefix of the hidden folders that hold an export's contents. */
export const contentsPrefix = (folder: string) => join(dirname(folder), `.${basename(folder)}.export-`);

/** New path for the contents of an export. It includes the process, so that a later export can tell if it has ended. */
export const newContentsPath = (folder: string) =>
  `${contentsPrefix(folder)}${HOST}-${process.pid}-${randomUUID().slice(0, 8)}`;

/** Suffix of contents that were moved aside and may be the only copy. */
export const ONLY_COPY = '.last';

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
    if (file === live || (live === undefined && file.endsWith(ONLY_COPY))) continue;
    await rm(file, { recursive: true, force: true }).catch(() => undefined);
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
