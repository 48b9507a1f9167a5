import { SiteError } from '../site-error.ts';

/**
 * Whether what failed is a record or a body that is lost or altered, which reading again does not fix; a store that
 * cannot be reached at all, or does not answer, is another matter.
 */
export function isCorruption(error: unknown): error is SiteError {
  return error instanceof SiteError && !['STORE_READ_FAILED', 'STORE_TIMEOUT'].includes(error.code);
}
