import type { LiveRelease } from '@vantedge/release/live';
import { attribute, text } from '@vantedge/release/html';

type Redirecting = Pick<LiveRelease, 'files' | 'redirects'>;

/** Redirects from paths that have neither page nor file, by path. */
export const exportedRedirects = ({ files, redirects }: Redirecting): [from: string, to: string][] =>
  [...redirects].filter(([from]) => !files.has(from)).sort(([one], [other]) => (one < other ? -1 : 1));

/** The redirects of a release as a `_redirects` file for Netlify and Cloudflare Pages. */
export const redirectsFile = (redirects: readonly [from: string, to: string][]): string =>
  redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');

/** A document that redirects, for hosts that do not read `_redirects`. Search engines treat it as a permanent redirect. */
export const redirectDocument = (to: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page moved</title>',
    `<meta http-equiv="refresh" content="0; url=${attribute(to)}">`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body><p>This page has moved to <a href="${attribute(to)}">${text(to)}</a>.</p></body></html>\n`,
  ].join('');
