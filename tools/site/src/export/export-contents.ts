import type { LiveRelease, ServedFile } from '@vantedge/release/live';
import { headersFile } from './headers-file.ts';
import { exportedRedirects, redirectDocument, redirectsFile } from './redirects.ts';

/**
 * The files of an export, by relative name. Pages are `<path>.html`, which hosts serve at `<path>` without a redirect. Other files
 * keep their names. A redirect is a line of `_redirects` and a document. Compressed variants have the suffixes `.br` and `.gz`.
 */
export function exportContents(live: LiveRelease): Map<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  const add = (name: string, { identity, br, gzip }: ServedFile) => {
    contents.set(name, identity.body);
    if (br) contents.set(`${name}.br`, br.body);
    if (gzip) contents.set(`${name}.gz`, gzip.body);
  };
  for (const [path, file] of live.files) add(fileName(path, file), file);
  add('404.html', live.notFound);
  contents.set('_headers', Buffer.from(headersFile(live)));
  const redirects = exportedRedirects(live);
  for (const [from, to] of redirects) contents.set(pageName(from), Buffer.from(redirectDocument(to)));
  if (redirects.length) contents.set('_redirects', Buffer.from(redirectsFile(redirects)));
  return contents;
}

const fileName = (path: string, { kind }: ServedFile) =>
  kind === 'page' ? pageName(path) : decodeURIComponent(path.slice(1));

const pageName = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`;
