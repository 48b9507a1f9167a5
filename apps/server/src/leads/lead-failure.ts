import { SiteError } from '@vantedge/release';

/** Converts an error of the lead store to a `SiteError`, which never contains data of a lead. */
export function toSiteError(error: unknown, file: string): unknown {
  if (error instanceof SiteError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new SiteError('LEADS_BUSY', 'The lead database is locked by another process.', {
      at: file,
      fix: 'run the same command again',
      cause: error,
    });
  }
  if (!code) return error;
  return new SiteError('LEADS_UNAVAILABLE', `Cannot read or write the lead database: ${message} (${code}).`, {
    at: file,
    fix: `ls -la ${file}*; df -h ${file}`,
    cause: error,
  });
}

/** The error when a lead cannot be stored now but may be later. */
export const leadsBusy = (file: string, message: string) =>
  new SiteError('LEADS_BUSY', message, { at: file, fix: `fuser -v ${file}; df -h ${file}` });

/** The error for a lead that missed its deadline. */
export const writeTimedOut = (file: string, milliseconds: number) =>
  leadsBusy(
    file,
    `A lead was not written within ${milliseconds} ms: the file is locked, or the disk is slow.`,
  );

/** The error when the thread that writes leads exits unexpectedly. */
export const threadExited = (file: string, cause?: unknown) =>
  new SiteError('LEADS_UNAVAILABLE', 'The thread that writes leads exited. The next lead starts a new one.', {
    at: file,
    fix: 'site status',
    cause,
  });

/** Converts an error of loading the SQLite driver. */
export function noSqlite(cause: unknown): SiteError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]!;
  return new SiteError(
    'SQLITE_UNAVAILABLE',
    `SQLite's binary cannot be loaded: ${reason.replace(/(\. Tried)?[.:]?$/, '')}.`,
    {
      at: 'node_modules/better-sqlite3',
      fix: 'install python3, make and g++, then npm rebuild better-sqlite3',
      cause,
    },
  );
}
