import { SiteError } from '../site-error.ts';

/** What a failure of the lead store means; it says nothing of what the leads hold. */
export function toSiteError(error: unknown, file: string): unknown {
  if (error instanceof SiteError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new SiteError('LEADS_BUSY', 'Another process is at work on the leads.', {
      at: file,
      fix: 'the same command again',
      cause: error,
    });
  }
  if (!code) return error;
  return new SiteError('LEADS_UNAVAILABLE', `The leads cannot be read or written: ${message} (${code}).`, {
    at: file,
    fix: `ls -la ${file}*; df -h ${file}`,
    cause: error,
  });
}

/** A lead cannot be taken now, and can later. */
export const leadsBusy = (file: string, message: string) =>
  new SiteError('LEADS_BUSY', message, { at: file, fix: `fuser -v ${file}; df -h ${file}` });

/** A lead was given up at its deadline. */
export const writeTimedOut = (file: string, milliseconds: number) =>
  leadsBusy(
    file,
    `A lead was not written within ${milliseconds} ms: the file is locked, or the disk is slow.`,
  );

/** The thread that writes leads has ended by itself. */
export const threadExited = (file: string, cause?: unknown) =>
  new SiteError(
    'LEADS_UNAVAILABLE',
    'The thread that writes leads has ended. The next lead starts another one.',
    { at: file, fix: 'site status', cause },
  );

/** What it means that the driver's object cannot be made. */
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
