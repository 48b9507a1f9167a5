import { sha256 } from '../store/blobs.ts';
import { type ServedFile, servedFile } from './served-file.ts';

/** A plain text in the place of a page whose document is damaged. */
export function substitute(release: string, status: 404 | 503): ServedFile {
  const text =
    status === 404 ? 'Page not found.\n' : 'This page is temporarily unavailable. Try again later.\n';
  const bytes = Buffer.from(text);
  const bodies = { identity: { hash: sha256(bytes), bytes } };
  return servedFile({ kind: 'file', status, type: 'text/plain; charset=utf-8', release, bodies });
}
