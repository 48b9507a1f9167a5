import { IMMUTABLE } from '../serve/served-file.ts';
import type { LiveRelease } from '../serve/live-release.ts';
import {
  type Headers,
  NOT_FRAMED,
  NOTHING_ALLOWED,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../serve/security-headers.ts';

/**
 * The release's headers as a `_headers` file, which Netlify and Cloudflare Pages read. Cloudflare honors 100 rules, so no
 * page has one of its own: its document carries its policy, and what a document cannot say is the same for all. The few
 * files that are not pages have one each. Hosts that read this file let browsers revalidate everything else by default.
 * Rules add up. Only a policy is given to a path twice: hosts join the two by a comma, and browsers apply both.
 */
export function headersFile({ files }: LiveRelease): string {
  const rules: [pattern: string, headers: Headers][] = [
    ['/*', { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY, ...NOT_FRAMED }],
    ...siteFiles(files).map((path): [string, Headers] => [path, NOTHING_ALLOWED]),
    ...assetFolders(files).map((folder): [string, Headers] => [`${folder}*`, { 'Cache-Control': IMMUTABLE }]),
  ];
  return rules.map(([pattern, headers]) => `${[pattern, ...lines(headers)].join('\n')}\n`).join('');
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Paths of the files that are neither pages nor assets, such as `/sitemap.xml`. */
const siteFiles = (files: LiveRelease['files']) =>
  [...files].flatMap(([path, { kind }]) => (kind === 'file' ? [path] : [])).sort();

/** The folders that hold assets, without those inside another one. */
function assetFolders(files: LiveRelease['files']): string[] {
  const folders = new Set<string>();
  for (const [path, { kind }] of files) {
    if (kind === 'asset') folders.add(path.slice(0, path.lastIndexOf('/') + 1));
  }
  const outermost = [...folders].filter(
    (folder) => ![...folders].some((other) => other !== folder && folder.startsWith(other)),
  );
  return outermost.sort();
}
