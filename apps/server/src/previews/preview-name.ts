import type { IncomingMessage } from 'node:http';

/** Host of a preview, such as `pr-123.preview.example.com`. */
const PREVIEW_HOST = /^([a-z][a-z0-9-]{0,62})\.preview\./i;

/** Name of the preview that a request is for; `undefined` for the site itself. */
export function previewName({ headers }: IncomingMessage): string | undefined {
  return PREVIEW_HOST.exec(headers.host ?? '')?.[1]?.toLowerCase();
}
