import { sha256 } from '../store/blobs.ts';
import { type ServedFile, servedFile } from './served-file.ts';

/** A plain-text file that is served instead of a page whose document is damaged. */
export function substitute(release: string, status: 404 | 503): ServedFile {
  const text =
    status === 404 ? 'Page not found.\n' : 'Sorry, there is a problem with this page. Try again later.\n';
  const bytes = Buffer.from(text);
  const bodies = { identity: { hash: sha256(bytes), bytes } };
  return servedFile({ kind: 'file', status, type: 'text/plain; charset=utf-8', release, bodies });
}
