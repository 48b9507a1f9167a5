import { SiteError } from '../site-error.ts';

/** Codes of errors before a write could take effect. */
const UNWRITTEN_CODES = new Set([
  'STORE_ACCESS_DENIED',
  'STORE_BUCKET_MISSING',
  'STORE_CREDENTIALS_MISSING',
  'STORE_NO_CONDITIONAL_WRITE',
  'STORE_UNREACHABLE',
  'STORE_URL_INVALID',
  'STORE_WRITE_FAILED',
]);

/** Whether a write certainly had no effect. After any other error, it may have had one. */
export const isUnwritten = (error: unknown): boolean =>
  error instanceof SiteError && UNWRITTEN_CODES.has(error.code);
