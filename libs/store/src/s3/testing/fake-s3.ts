import { createHash } from 'node:crypto';
import type { S3Request, S3Response, SendS3Request } from '../s3-client.ts';
import type { S3Location } from '../s3-location.ts';
import { storeOn } from '../s3-store.ts';

/** A store on a simulated S3 service, whose clock is that of `Date`; `before` runs before each request. */
export const simulatedS3Store = (
  service: FakeS3 = fakeS3(() => Date.now()),
  before: (request: S3Request) => Promise<unknown> = async () => {},
) =>
  storeOn({
    location: TEST_LOCATION,
    async send(request) {
      await before(request);
      return service.send(request);
    },
  });

interface StoredObject {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  modifiedAt: number;
  headers: Record<string, string>;
}

export interface FakeS3 {
  send: SendS3Request;
  /** Lets time pass, in milliseconds. */
  wait: (ms: number) => void;
  object: (key: string) => StoredObject | undefined;
  /** Makes an object look as if it had been written at a time, in milliseconds since 1970. */
  setModifiedAt: (key: string, time: number) => void;
}

/**
 * Creates an S3 service in memory with conditional writes. Every request takes a millisecond of its clock, which is the given time, in
 * milliseconds since 1970, plus that.
 */
export function fakeS3(clock: number | (() => number) = Date.parse('2026-03-01T09:00:00Z')): FakeS3 {
  const objects = new Map<string, StoredObject>();
  let elapsed = 0;
  const now = () => (typeof clock === 'number' ? clock : clock()) + elapsed;
  const respond = (status: number, headers: Record<string, string> = {}, body: string | Uint8Array = '') => ({
    status,
    headers: new Headers({ date: new Date(now()).toUTCString(), ...headers }),
    body: new Uint8Array(Buffer.from(body)),
  });
  const send = (request: S3Request): S3Response => {
    const { method, key = '', headers = {}, body = new Uint8Array() } = request;
    elapsed += 1;
    if (request.query?.['list-type']) return respond(200, {}, listing(objects, request.query));
    const found = objects.get(key);
    if (method === 'DELETE') return (objects.delete(key), respond(204));
    if (method === 'PUT') {
      const isRefused = headers['if-match'] ? headers['if-match'] !== found?.etag : found !== undefined;
      if ((headers['if-match'] || headers['if-none-match']) && isRefused) return respond(412);
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, { body: Uint8Array.from(body), etag, modifiedAt: now(), headers });
      return respond(200, { etag });
    }
    if (!found) return respond(404);
    const { etag, modifiedAt, headers: metadata } = found;
    const shown = { ...metadata, etag, 'last-modified': new Date(modifiedAt).toUTCString() };
    return respond(200, shown, method === 'GET' ? found.body : '');
  };
  return {
    async send(request) {
      return send(request);
    },
    wait: (ms) => (elapsed += ms),
    object: (key) => objects.get(key),
    setModifiedAt: (key, time) => (objects.get(key)!.modifiedAt = time),
  };
}

/** A page of at most 3 keys, so that tests need several. */
function listing(objects: Map<string, StoredObject>, query: Record<string, string>): string {
  const after = query['continuation-token'] ?? query['start-after'] ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query['prefix'] ?? '') && key > after)
    .sort();
  const page = keys.slice(0, 3);
  const contents = page.map((key) => {
    const { modifiedAt, etag, body } = objects.get(key)!;
    const time = new Date(modifiedAt).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><ETag>${etag}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** A location for tests without a service. */
export const TEST_LOCATION: S3Location = {
  bucket: 'tests',
  prefix: '',
  url: 'http://s3.test/tests/',
  region: 'us-east-1',
};
