import { mimes } from 'mrmime';
import { type Headers, SVG_CSP_HEADERS, DENY_ALL_CSP_HEADERS, SECURITY_HEADERS } from './headers.ts';
import type { BlobHash } from '@vantedge/store';

/** Verified bytes of the store, in memory. */
export interface Blob {
  hash: BlobHash;
  bytes: Buffer;
}

/** A body in all encodings that the store has. */
export type Bodies = Partial<Record<Coding, Blob>> & { identity: Blob };

/** One encoding of a file, with headers ready for `writeHead`: alternating names and values. */
export interface Representation {
  body: Buffer;
  /** A strong tag of these bytes, so each encoding has its own. */
  etag: string;
  /** Headers of a complete response, starting with `Content-Length` and its value. */
  readonly headers: string[];
  /** Headers of a 304. */
  readonly notModified: string[];
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

/** The source of a served file. */
export interface FileSource extends Pick<ServedFile, 'kind' | 'status' | 'policy'> {
  type: string;
  /** Id of the live release, named in each response. */
  release: string;
  bodies: Bodies;
}

/** For file names that contain a content hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, which allows instant back navigation, but revalidated before use. */
export const REVALIDATE = 'no-cache';

/** Prepares a file, so that a response is only a look-up. */
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

/** Headers are computed when they are first needed: most encodings of most pages are not requested while a release is live. */
function represent(source: FileSource, coding: Coding, { hash, bytes }: Blob): Representation {
  // 128 bits of the blob's SHA-256.
  const etag = `"${hash.slice(0, 32)}"`;
  let headers: string[] | undefined;
  let notModified: string[] | undefined;
  return {
    body: bytes,
    etag,
    get headers() {
      return (headers ??= [...contentHeaders(source, coding, bytes), ...sharedHeaders(source, etag)]);
    },
    get notModified() {
      return (notModified ??= sharedHeaders(source, etag));
    },
  };
}

const contentHeaders = ({ kind, type }: FileSource, coding: Coding, { length }: Buffer) =>
  Object.entries({
    'Content-Length': String(length),
    'Content-Type': type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    ...(kind === 'asset' && { 'Accept-Ranges': 'bytes' }),
  }).flat();

function sharedHeaders(source: FileSource, etag: string): string[] {
  const { kind, status, bodies, release } = source;
  return Object.entries({
    'Cache-Control': kind === 'asset' ? IMMUTABLE : REVALIDATE,
    // A 404 cannot be revalidated.
    ...(status === 200 && { ETag: etag }),
    ...((bodies.br || bodies.gzip) && { Vary: 'Accept-Encoding' }),
    ...policyOf(source),
    'X-Release': release,
    ...SECURITY_HEADERS,
  }).flat();
}

/** Assets other than SVG and scripts have no policy: they are not documents, and with one Chromium's PDF viewer would not open a PDF. A script has it for workers, which it governs. */
function policyOf({ kind, type, policy }: FileSource): Headers | undefined {
  if (kind === 'page') return policy ? { 'Content-Security-Policy': policy } : {};
  if (kind === 'file') return DENY_ALL_CSP_HEADERS;
  if (type === 'image/svg+xml') return SVG_CSP_HEADERS;
  return type.startsWith('text/javascript') ? DENY_ALL_CSP_HEADERS : undefined;
}

/** Content codings, smallest result first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof CODINGS)[number];

/** A map, because a name such as `x.constructor` must not find a member of `Object`. mrmime has no type for icons. */
const TYPES = new Map([...Object.entries(mimes), ['ico', 'image/x-icon']]);

/** The media type for a file name; `application/octet-stream` for an unknown extension. */
export function contentType(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = TYPES.get(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
