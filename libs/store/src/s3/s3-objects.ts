import {
  errorCode,
  parseElements,
  type S3Attempt,
  type S3Request,
  type S3Response,
  type SendS3Request,
  sendWithRetries,
} from './s3-client.ts';
import { s3Failure } from './s3-failure.ts';
import type { S3Location } from './s3-location.ts';

/** What every operation needs: how to send requests, and where to. */
export interface S3Context {
  send: SendS3Request;
  location: S3Location;
}

export interface ListedObject {
  key: string;
  /** Time of the write by the clock of the service, in milliseconds since 1970. */
  modifiedAt: number;
  /** Number of bytes. */
  size: number;
  etag: string;
}

/** Content of an object; undefined if it does not exist. */
export async function getObject(context: S3Context, key: string): Promise<Uint8Array | undefined> {
  return (await requestRead(context, { method: 'GET', key }, key))?.body;
}

/** Headers of an object; undefined if it does not exist. */
export async function headObject(context: S3Context, key: string): Promise<Headers | undefined> {
  return (await requestRead(context, { method: 'HEAD', key }, key))?.headers;
}

/** Objects whose keys start with `prefix`, sorted by key. Calls `onPage` for each response. */
export async function listObjects(
  context: S3Context,
  prefix: string,
  onPage?: () => void,
): Promise<ListedObject[]> {
  const { location } = context;
  const inBucket = location.prefix && `${location.prefix}/`;
  const found: ListedObject[] = [];
  let page: Record<string, string> = {};
  for (;;) {
    const query = { 'list-type': '2', prefix: inBucket + prefix, ...page };
    const response = await requestRead(context, { method: 'GET', query }, prefix);
    if (!response) return found;
    onPage?.();
    const contents = parseElements(response.body, 'Contents');
    for (const { Key = '', LastModified = '', ETag = '', Size = '0' } of contents) {
      const modifiedAt = Date.parse(LastModified);
      found.push({ key: Key.slice(inBucket.length), modifiedAt, size: Number(Size), etag: ETag });
    }
    const [result] = parseElements(response.body, 'ListBucketResult');
    if (result?.['IsTruncated'] !== 'true') return found;
    page = { 'continuation-token': result['NextContinuationToken'] ?? '' };
  }
}

/** Content of an object to write, and headers of its request. */
export interface ObjectWrite extends Pick<S3Request, 'headers'> {
  key: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Creates or replaces an object. */
export async function putObject(context: S3Context, request: ObjectWrite): Promise<void> {
  const outcome = await sendWithRetries(context.send, { ...request, method: 'PUT' });
  if (!isSuccess(outcome)) throw s3Failure(context.location, request.key, outcome, 'STORE_WRITE_FAILED');
}

/** Replaces an object that still has this tag; returns whether it did. */
export async function replaceObject(
  context: S3Context,
  { etag, ...request }: ObjectWrite & { etag: string },
): Promise<boolean> {
  // Ceph 16 compares tags without the quotes that it sends and HTTP requires.
  for (const tag of new Set([etag, etag.replaceAll('"', '')])) {
    const headers = { ...request.headers, 'if-match': tag };
    const outcome = await sendWithRetries(context.send, { ...request, headers, method: 'PUT' });
    if (isSuccess(outcome)) return true;
    if (![404, 412].includes(outcome.response?.status ?? 0))
      throw s3Failure(context.location, request.key, outcome, 'STORE_WRITE_FAILED');
  }
  return false;
}

/** Removes an object, whether or not it exists. */
export async function deleteObject(context: S3Context, key: string): Promise<void> {
  const outcome = await sendWithRetries(context.send, { method: 'DELETE', key });
  if (isSuccess(outcome) || outcome.response?.status === 404) return;
  throw s3Failure(context.location, key, outcome, 'STORE_WRITE_FAILED');
}

export const isSuccess = ({ response }: S3Attempt): boolean =>
  response !== undefined && response.status >= 200 && response.status < 300;

/** Sends a request that only reads. Returns undefined if the object does not exist. */
async function requestRead(
  { send, location }: S3Context,
  request: S3Request,
  at: string,
): Promise<S3Response | undefined> {
  const outcome = await sendWithRetries(send, request);
  if (isSuccess(outcome)) return outcome.response;
  // Responses to HEAD have no code.
  if (outcome.response?.status === 404 && ['NoSuchKey', ''].includes(errorCode(outcome.response)))
    return undefined;
  throw s3Failure(location, at, outcome, 'STORE_READ_FAILED');
}

/** Time since the last write of an object, in milliseconds, by the clock of the service; 0 if the response does not tell. */
export function getAge(headers: Headers): number {
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(age) ? 0 : age;
}
