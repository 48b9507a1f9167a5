import { SiteError } from '../site-error.ts';

/**
 * Whether the error is a missing or altered record or body, which a retry does not fix, as opposed to a store that is
 * unreachable or does not respond.
 */
export function isCorruption(error: unknown): error is SiteError {
  return error instanceof SiteError && !error.code.startsWith('STORE_');
}
