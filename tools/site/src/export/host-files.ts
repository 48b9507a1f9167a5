import { attribute, text } from '@vantedge/documents/html';
import {
  type Headers,
  IMMUTABLE,
  DENY_FRAMING_HEADERS,
  DENY_ALL_CSP_HEADERS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';

/**
 * The release's headers as a `_headers` file for Netlify and Cloudflare Pages. Cloudflare supports 100 rules, so pages have no
 * rules of their own: a document contains its policy, and directives that it cannot contain are the same for all. The few
 * files that are not pages have one rule each. These hosts let browsers revalidate everything else by default. If several
 * rules match, their headers are combined. Only policies overlap: hosts join them with a comma, and browsers apply both.
 */
export function headersFile({ files }: LiveRelease, oldServiceWorkers: readonly string[]): string {
  const rules: [pattern: string, headers: Headers][] = [
    ['/*', { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY, ...DENY_FRAMING_HEADERS }],
    ...siteFiles(files).map((path): [string, Headers] => [path, DENY_ALL_CSP_HEADERS]),
    // Their scope may be above their folder.
    ...oldServiceWorkers.map((path): [string, Headers] => [path, { 'Service-Worker-Allowed': '/' }]),
    ['/assets/*', { 'Cache-Control': IMMUTABLE }],
  ];
  return rules.map(([pattern, headers]) => `${[pattern, ...lines(headers)].join('\n')}\n`).join('');
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Paths of the files that are neither pages nor assets, such as `/sitemap.xml`. */
const siteFiles = (files: LiveRelease['files']) =>
  [...files].flatMap(([path, { kind }]) => (kind === 'file' ? [path] : [])).sort();

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
