import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { LogEntry } from '../records/log-model.ts';
import { getRelease } from '../records/releases.ts';
import { hasExpired } from './log-end.ts';

/** The release of the live entry; undefined if there is none, or if it is damaged and `isOptional`. */
export async function baseRelease(store: Store, entry: LogEntry | undefined, isOptional: boolean) {
  try {
    return entry && !hasExpired(entry) ? await getRelease(store, entry.release) : undefined;
  } catch (error) {
    if (!(error instanceof SiteError) || !error.code.startsWith('RECORD_')) throw error;
    if (isOptional) return undefined;
    const { code, message, at } = error;
    throw new SiteError(code, `The live release cannot be read. ${message}`, {
      at,
      fix: 'run site rollback, which does not need it, then repeat the command',
      cause: error,
    });
  }
}
