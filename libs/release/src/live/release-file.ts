import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';
import type { Page, Release, StoredBody } from '../records/model.ts';
import type { BodyReader } from './body-reader.ts';
import type { Headers } from './security-headers.ts';
import { servedFile } from './served-file.ts';
import { CACHED_RULES, SPECULATION_RULES, SPECULATION_RULES_TYPE } from './speculation-rules.ts';

/** Where the documents of a release come from. */
interface Documents {
  release: Pick<Release, 'files'>;
  id: string;
  reader: BodyReader;
}

/** The document of a page, with its verified body. */
export async function pageFile(
  url: string,
  { html, policy, status }: Page,
  { release, id, reader }: Documents,
  tags?: Headers | undefined,
) {
  const type = 'text/html; charset=utf-8';
  const headers = { ...tags, ...(SPECULATION_RULES_PATH in release.files && SPECULATION_RULES) };
  return servedFile({
    kind: 'page',
    status,
    policy,
    type,
    release: id,
    headers,
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
  const headers = { ...tags, ...(type === SPECULATION_RULES_TYPE && CACHED_RULES) };
  return servedFile({
    kind: 'file',
    status: 200,
    type,
    release,
    headers,
    bodies: await reader.read(url, body),
  });
}
