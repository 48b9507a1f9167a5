import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';
import type { Headers } from './security-headers.ts';

/** Media type of speculation rules. Browsers ignore rules of any other type. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Header of documents: which links the browser prerenders. Its value is a quoted URL (RFC 9651, a list of strings). */
export const SPECULATION_RULES: Headers = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };

/** Header of the rules. Every document needs them, and they hardly ever change: an hour without a request. */
export const CACHED_RULES: Headers = { 'Cache-Control': 'public, max-age=3600' };
