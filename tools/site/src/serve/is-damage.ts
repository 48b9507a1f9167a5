import { SiteError } from '../site-error.ts';

/**
 * Whether what failed is a record or a body that is lost or altered, which reading again does not mend; a store that
 * cannot be reached at all is another matter.
 */
export function isDamage(error: unknown): error is SiteError {
  return error instanceof SiteError && error.code !== 'STORE_UNREADABLE';
}
