import { IMMUTABLE, REVALIDATE } from '../serve/served-file.ts';
import type { LiveRelease } from '../serve/live-release.ts';
import { type Headers, SECURITY_HEADERS, TRANSPORT_SECURITY } from '../serve/security-headers.ts';

/**
 * The release's headers as a `_headers` file, which Netlify and Cloudflare Pages read. Rules add up, so no header is
 * given to a path by two of them.
 */
export function headersFile({ files }: LiveRelease): string {
  const rules: [pattern: string, headers: Headers][] = [
    ['/*', { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY }],
  ];
  for (const folder of assetFolders(files)) rules.push([`${folder}*`, { 'Cache-Control': IMMUTABLE }]);
  for (const [path, { kind, policy }] of files) {
    if (kind === 'asset') continue;
    const headers = {
      'Cache-Control': REVALIDATE,
      ...(policy && { 'Content-Security-Policy': policy }),
    };
    rules.push([path, headers]);
    // Some hosts answer for a page under its folder's name.
    if (kind === 'page' && path !== '/') rules.push([`${path}/`, headers]);
  }
  return rules.map(([pattern, headers]) => `${[pattern, ...lines(headers)].join('\n')}\n`).join('');
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

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
