import { AwsV4Signer } from 'aws4fetch';
import { isTag } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import pLimit from 'p-limit';
import { SiteError } from '@vantedge/errors';
import { sha256 } from '../blobs.ts';
import { uploadMs } from '../with-deadline.ts';
import type { S3CredentialProvider, S3Credentials, S3Location } from './s3-location.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key without the store's prefix; absent for requests to the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface S3Response {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Sends one signed request and returns the whole response, whatever its status. Rejects if there is none. */
export type SendS3Request = (request: S3Request) => Promise<S3Response>;

/** Maximum time for one request including its response, in milliseconds. An upload has more. */
const REQUEST_TIMEOUT_MS = 20_000;

/** More than a store with a deadline sends, so that no deadline contains time in this queue. */
const MAX_CONCURRENT_REQUESTS = 64;

/** Creates a client for one bucket. It repeats a request only with new credentials, if the service has refused the token of the last ones. */
export function s3Client(location: S3Location, credentials: S3CredentialProvider): SendS3Request {
  const run = pLimit(MAX_CONCURRENT_REQUESTS);
  const cache = new Map<string, ArrayBuffer>();

  async function sendSigned(
    { method, key, query = {}, headers = {}, body }: S3Request,
    keys: S3Credentials,
  ): Promise<S3Response> {
    const url = new URL(key === undefined ? location.url : objectUrl(location, key));
    url.search = new URLSearchParams(query).toString();
    const { accessKeyId, secretAccessKey, sessionToken } = keys;
    const signer = new AwsV4Signer({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      service: 's3',
      region: location.region,
      cache,
      method,
      url: url.href,
      // The service verifies the hash, so it rejects bytes that were damaged on the way.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
    });
    const signed = await signer.sign();
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body }),
      // A redirect, such as to another region, would need another signature.
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS + uploadMs(body?.length ?? 0)),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }

  return (request) =>
    run(async () => {
      const keys = await credentials();
      const response = await sendSigned(request, keys);
      if (!isTokenRefused(request, response)) return response;
      const renewed = await credentials({ forceRefresh: true });
      return renewed.sessionToken === keys.sessionToken ? response : sendSigned(request, renewed);
    });
}

const objectUrl = ({ url, prefix }: S3Location, key: string) => `${url}${prefix && `${prefix}/`}${key}`;

/** Whether the service did not accept a session token. Responses to HEAD do not say why they are a 400. */
const isTokenRefused = ({ method }: S3Request, response: S3Response) =>
  ['ExpiredToken', 'InvalidToken'].includes(errorCode(response)) ||
  (method === 'HEAD' && response.status === 400);

/** The service's code for an error, such as `NoSuchKey`. Empty if the response has none, like every response to HEAD. */
export function errorCode({ status, body, headers }: S3Response): string {
  if (status < 300 || !body.length || !headers.get('content-type')?.includes('xml')) return '';
  return parseElements(body, 'Error')[0]?.['Code'] ?? '';
}

/** Time after which a failed request is not repeated, in milliseconds. */
const RETRY_FOR_MS = 30_000;
/** Maximum number of attempts without a response: a service that does not exist should be reported soon. */
const MAX_UNANSWERED = 6;
/** Upper limit of the first delay, in milliseconds. It doubles with every attempt. */
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 5_000;

/** Statuses of requests that may succeed when repeated. 409 is a write that collided with another one. */
const RETRYABLE_STATUSES = new Set([408, 409, 429, 500, 502, 503, 504]);

/** The outcome of an attempt: a response, or the error of a request without one. */
export type S3Attempt = { response: S3Response; error?: never } | { response?: never; error: unknown };

/**
 * Sends a request until it succeeds or fails for good, with random delays in between: for 30 s, and not before the time that the service
 * asks for (`Retry-After`). `onRetry` receives every attempt that is repeated. For requests that have the same effect when repeated.
 */
export async function sendWithRetries(
  send: SendS3Request,
  request: S3Request,
  onRetry?: (attempt: S3Attempt) => void,
): Promise<S3Attempt> {
  const end = Date.now() + RETRY_FOR_MS;
  let unanswered = 0;
  for (let attempt = 1; ; attempt += 1) {
    const outcome: S3Attempt = await send(request).then(
      (response) => ({ response }),
      (error: unknown) => {
        // Nothing was sent, such as without credentials.
        if (error instanceof SiteError) throw error;
        return { error };
      },
    );
    if (!outcome.response) unanswered += 1;
    if (!isRetryable(outcome) || unanswered === MAX_UNANSWERED) return outcome;
    const delay = Math.max(delayAfter(attempt), requestedDelay(outcome));
    if (Date.now() + delay > end) return outcome;
    onRetry?.(outcome);
    await sleep(delay);
  }
}

/** Waits a random time that grows with the number of attempts. */
export const backOff = (attempt: number) => sleep(delayAfter(attempt));

const delayAfter = (attempt: number) => Math.random() * Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);

// Not that of `node:timers/promises`, which tests cannot replace.
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// AWS reports with 400 that the bytes of a request arrive too slowly.
const isRetryable = ({ response }: S3Attempt) =>
  !response || RETRYABLE_STATUSES.has(response.status) || errorCode(response) === 'RequestTimeout';

/** Delay in the header `Retry-After`, which is a number of seconds or a date, in milliseconds; 0 if there is none. */
function requestedDelay({ response }: S3Attempt): number {
  const value = response?.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const ms = Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

/** Elements of an XML document with a name, each as the texts of its children by name. */
export const parseElements = (xml: Uint8Array, name: string): Record<string, string>[] =>
  getElementsByTagName(name, parseDocument(new TextDecoder().decode(xml), { xmlMode: true })).map(
    ({ children }) =>
      Object.fromEntries(children.filter(isTag).map((child) => [child.name, textContent(child)])),
  );
