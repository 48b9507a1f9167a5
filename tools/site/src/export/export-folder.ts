import { randomUUID } from 'node:crypto';
import { readdir, readlink, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Age from which the folder of an export that this machine did not make counts as abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** What the names of the folders that hold an export's contents begin with. */
export const hidden = (folder: string) => join(dirname(folder), `.${basename(folder)}.export-`);

/** A new name for the contents of an export. It says which process writes them, so that a later export can tell a dead one. */
export const newContents = (folder: string) =>
  `${hidden(folder)}${HOST}-${process.pid}-${randomUUID().slice(0, 8)}`;

/** How the name of contents ends that were moved aside and may be the only ones. */
export const ONLY_COPY = '.last';

const HOST = hostname().replace(/[^\w]/g, '_').slice(0, 60);

/**
 * Removes what exports of this folder left that were killed: all contents that are not live and whose process has ended. Of another machine's processes nothing is known: theirs is left for 24 hours. Best effort.
 */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  const around = dirname(folder);
  const names = await readdir(around).catch((): string[] => []);
  const dead: string[] = [];
  for (const name of names) {
    const file = join(around, name);
    if (file.startsWith(hidden(folder)) && (await isDead(file, hidden(folder), now))) dead.push(file);
  }
  // Read after the processes were found dead: none of them can have become live since.
  const live = await readlink(folder).then(
    (target) => resolve(around, target),
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
