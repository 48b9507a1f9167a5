import type { IncomingHttpHeaders } from 'node:http';

/** Which site a form was sent from; `unknown` if an old browser sends no such header. */
export function originOf(headers: IncomingHttpHeaders): 'ours' | 'foreign' | 'unknown' {
  const site = headers['sec-fetch-site'];
  // Pages cannot set this header and proxies do not affect it. `none` means initiated by the user, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ours' : 'foreign';
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase() ? 'ours' : 'foreign';
}
