import { stat } from 'node:fs/promises';
import { command, SiteError } from '@vantedge/errors';

const CAUSES: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'the file system does not permit it (hard links are needed)',
  ENOTSUP: 'the file system has no hard links',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'this process has too many files open',
};

/** Error code of a failed file operation, such as `ENOENT`. */
export function getErrorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? '';
}

/** Error for a failed read of a key or folder. `file` is its full path. */
export function readFailure(root: string, file: string, error: unknown): SiteError {
  return new SiteError('STORE_READ_FAILED', `The store ${root} cannot be read: ${causeOf(error)}.`, {
    at: file,
    fix: getErrorCode(error) === 'EACCES' ? command('chmod', '-R', 'u+rX', root) : command('ls', '-la', root),
    cause: error,
  });
}

/** Error for a write that had no effect: only complete files get their final name, so the key is unchanged. */
export function writeFailure(root: string, file: string, error: unknown): SiteError {
  return new SiteError('STORE_WRITE_FAILED', `The store ${root} cannot be written: ${causeOf(error)}.`, {
    at: file,
    fix: fixFor(root, error),
    cause: error,
  });
}

/** Error for a write that failed after the file may have got its final name: a crash may lose it again. */
export function unconfirmedWrite(root: string, file: string, error: unknown): SiteError {
  const message = `The store ${root} may lose the last write: ${causeOf(error)}.`;
  return new SiteError('STORE_WRITE_UNCONFIRMED', message, {
    at: file,
    fix: fixFor(root, error),
    cause: error,
  });
}

const fixFor = (root: string, error: unknown) =>
  getErrorCode(error) === 'EACCES' ? command('chmod', '-R', 'u+rwX', root) : command('df', '-h', root);

/** Codes of operations that were rejected and had no effect. */
const REJECTION_CODES = ['EACCES', 'EPERM', 'ENOTSUP', 'EROFS'];

/** Whether a failed `link` or `rename` certainly had no effect. */
export const isWriteRejected = (error: unknown) => REJECTION_CODES.includes(getErrorCode(error));

/** Throws unless the root is a folder, to distinguish a missing store from a missing key. */
export async function assertFolder(root: string): Promise<void> {
  const found = await stat(root).catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw readFailure(root, root, error);
  });
  if (found?.isDirectory()) return;
  const cause = found ? `${root} is a file, not a store.` : `There is no store at ${root}.`;
  throw new SiteError('STORE_READ_FAILED', cause, {
    at: root,
    fix: ['check --store; or, to create a store there:', command('site', 'publish', 'shell')],
  });
}

function causeOf(error: unknown): string {
  return CAUSES[getErrorCode(error)] ?? (error instanceof Error ? error.message : String(error));
}
