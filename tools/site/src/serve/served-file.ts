import type { BlobHash } from '../release/model.ts';
import type { Coding } from './coding.ts';
import { type Headers, IMAGE_ALLOWED, NOTHING_ALLOWED, SECURITY_HEADERS } from './security-headers.ts';

/** Bytes of the store in memory, verified. */
export interface Blob {
  hash: BlobHash;
  bytes: Buffer;
}

/** A body in the forms that the store has of it. */
export type Bodies = Partial<Record<Coding, Blob>> & { identity: Blob };

/** One form of a file, with its headers ready to be written: names and values in turn, as `writeHead` takes them. */
export interface Representation {
  body: Buffer;
  /** Strong: of these bytes, so that each coding has its own. */
  etag: string;
  /** Of a whole answer; `Content-Length` and its value come first. */
  headers: string[];
  /** Of a 304. */
  notModified: string[];
}

/** Something with a URL: a page, a file of the release, or a file of a section's build. */
export interface ServedFile {
  kind: 'page' | 'file' | 'asset';
  /** 503 for a page whose document is damaged. */
  status: 200 | 404 | 503;
  policy?: string;
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
}

/** What a file is made from. */
export interface FileSource extends Pick<ServedFile, 'kind' | 'status' | 'policy'> {
  type: string;
  /** Id of the release that is served; each answer names it. */
  release: string;
  bodies: Bodies;
}

/** For a name that holds the hash of its bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, so that Back is instant, but asked about before it is used. */
export const REVALIDATE = 'no-cache';

/** Makes a file ready to be served, so that an answer costs no more than looking it up. */
export function servedFile(source: FileSource): ServedFile {
  const { kind, status, policy, bodies } = source;
  return {
    kind,
    status,
    ...(policy && { policy }),
    identity: represent(source, 'identity', bodies.identity),
    ...(bodies.br && { br: represent(source, 'br', bodies.br) }),
    ...(bodies.gzip && { gzip: represent(source, 'gzip', bodies.gzip) }),
  };
}

function represent(source: FileSource, coding: Coding, { hash, bytes }: Blob): Representation {
  const { kind, status, type, bodies, release } = source;
  // 128 bits of the blob's SHA-256.
  const etag = `"${hash.slice(0, 32)}"`;
  const sharedHeaders = {
    'Cache-Control': kind === 'asset' ? IMMUTABLE : REVALIDATE,
    // "Not found" has no state to ask about.
    ...(status === 200 && { ETag: etag }),
    ...((bodies.br || bodies.gzip) && { Vary: 'Accept-Encoding' }),
    ...policyOf(source),
    'X-Release': release,
    ...SECURITY_HEADERS,
  };
  const fullHeaders = {
    'Content-Length': String(bytes.length),
    'Content-Type': type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    ...(kind === 'asset' && { 'Accept-Ranges': 'bytes' }),
    ...sharedHeaders,
  };
  return {
    body: bytes,
    etag,
    headers: Object.entries(fullHeaders).flat(),
    notModified: Object.entries(sharedHeaders).flat(),
  };
}

/** Scripts, styles, fonts and pictures need no policy: they are not documents, or Chromium's PDF viewer would not open them. */
function policyOf({ kind, type, policy }: FileSource): Headers | undefined {
  if (kind === 'page') return policy ? { 'Content-Security-Policy': policy } : {};
  if (kind === 'file') return NOTHING_ALLOWED;
  return type === 'image/svg+xml' ? IMAGE_ALLOWED : undefined;
}
