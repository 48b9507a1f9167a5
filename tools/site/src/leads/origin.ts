import type { IncomingHttpHeaders } from 'node:http';

/** Where a post was sent from; `unknown` where an old browser does not say. */
export function originOf(headers: IncomingHttpHeaders): 'ours' | 'foreign' | 'unknown' {
  const site = headers['sec-fetch-site'];
  // No page can set it, and it knows of no proxy. `none` is the visitor's own doing, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ours' : 'foreign';
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase() ? 'ours' : 'foreign';
}
