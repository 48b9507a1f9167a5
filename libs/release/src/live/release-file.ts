import type { Page, StoredBody } from '../records/model.ts';
import type { BodyReader } from './body-reader.ts';
import type { Headers } from './security-headers.ts';
import { servedFile } from './served-file.ts';

/** Where the documents of a release come from. */
interface Documents {
  id: string;
  reader: BodyReader;
}

/** The document of a page, with its verified body. */
export async function pageFile(
  url: string,
  { html, policy, status }: Page,
  { id, reader }: Documents,
  tags?: Headers | undefined,
) {
  const type = 'text/html; charset=utf-8';
  return servedFile({
    kind: 'page',
    status,
    policy,
    type,
    release: id,
    headers: { ...tags },
    bodies: await reader.read(url, html),
  });
}

/** A file of the release that belongs to no section, with its verified body. */
export async function siteFile(
  url: string,
  type: string,
  body: StoredBody,
  release: string,
  reader: BodyReader,
  tags?: Headers | undefined,
) {
  return servedFile({
    kind: 'file',
    status: 200,
    type,
    release,
    headers: { ...tags },
    bodies: await reader.read(url, body),
  });
}
