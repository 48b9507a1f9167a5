import { stat } from 'node:fs/promises';
import { SiteError } from '../site-error.ts';

const CAUSES: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'the file system does not permit it (hard links are needed)',
  ENOTSUP: 'the file system has no hard links',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  ELOOP: 'its symbolic links lead in a circle',
  EMFILE: 'this process has too many files open',
};

/** The system's code for a failed file operation, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? '';
}

/** What a failed read of a key or folder means; `file` is its full path. */
export function readFailure(root: string, file: string, error: unknown): SiteError {
  return new SiteError('STORE_READ_FAILED', `The store ${root} cannot be read: ${causeOf(error)}.`, {
    at: file,
    fix: codeOf(error) === 'EACCES' ? `chmod -R u+rX ${root}` : `ls -la ${root}`,
    cause: error,
  });
}

/** The error for a write that has not happened: the key is as it was, because only a whole file gets its final name. */
export function writeFailure(root: string, file: string, error: unknown): SiteError {
  return new SiteError('STORE_WRITE_FAILED', `The store ${root} cannot be written: ${causeOf(error)}.`, {
    at: file,
    fix: fixFor(root, error),
    cause: error,
  });
}

/** The error for a write that failed when the key had its final name, or may have had it: a restart may lose it again. */
export function unconfirmedWrite(root: string, file: string, error: unknown): SiteError {
  const message = `The store ${root} may have lost what was just written: ${causeOf(error)}.`;
  return new SiteError('STORE_WRITE_UNCONFIRMED', message, {
    at: file,
    fix: fixFor(root, error),
    cause: error,
  });
}

const fixFor = (root: string, error: unknown) =>
  codeOf(error) === 'EACCES' ? `chmod -R u+rwX ${root}` : `df -h ${root}`;

/** Codes that mean that a file cannot be named here at all. */
const REFUSALS = ['EACCES', 'EPERM', 'ENOTSUP', 'EROFS'];

/** Whether a `link` or `rename` that failed surely had no effect. */
export const isRefusal = (error: unknown) => REFUSALS.includes(codeOf(error));

/** Throws unless the root is a folder: tells an absent key from an absent store. */
export async function assertFolder(root: string): Promise<void> {
  const found = await stat(root).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw readFailure(root, root, error);
  });
  if (found?.isDirectory()) return;
  const cause = found ? `${root} is a file, not a store.` : `There is no store at ${root}.`;
  throw new SiteError('STORE_READ_FAILED', cause, { at: root, fix: `site publish shell --store <folder>` });
}

function causeOf(error: unknown): string {
  return CAUSES[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}
