import type { LiveRelease, ServedFile } from '@vantedge/release/live';
import { headersFile } from './headers-file.ts';

/**
 * The files of an export, by relative name. Pages are `<path>.html`, which hosts serve at `<path>` without a redirect. Other files
 * keep their names. Compressed variants have the suffixes `.br` and `.gz`.
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
  return contents;
}

function fileName(path: string, { kind }: ServedFile): string {
  const name = decodeURIComponent(path.slice(1));
  if (kind !== 'page') return name;
  return name === '' ? 'index.html' : `${name}.html`;
}
