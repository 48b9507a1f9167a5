import { SiteError } from '../site-error.ts';

/** What a failure of the lead store means; it says nothing of what the leads hold. */
export function explained(error: unknown, file: string): unknown {
  if (error instanceof SiteError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new SiteError('LEADS_BUSY', 'Another process is at work on the leads.', {
      at: file,
      mend: 'the same command again',
      cause: error,
    });
  }
  if (!code) return error;
  return new SiteError('LEADS_UNUSABLE', `The leads cannot be read or written: ${message} (${code}).`, {
    at: file,
    mend: `ls -la ${file}*; df -h ${file}`,
    cause: error,
  });
}

/** What it means that the driver's object cannot be made. */
export function noSqlite(cause: unknown): SiteError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]!;
  return new SiteError(
    'LEADS_NO_SQLITE',
    `SQLite's binary cannot be loaded: ${reason.replace(/(\. Tried)?[.:]?$/, '')}.`,
    {
      at: 'node_modules/better-sqlite3',
      mend: 'install python3, make and g++, then npm rebuild better-sqlite3',
      cause,
    },
  );
}
