import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import pLimit from 'p-limit';
import { sha256 } from '../blobs.ts';
import type { S3Credentials, S3Location } from './s3-location.ts';
import { SaxesParser } from 'saxes';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key without the store's prefix; absent for requests to the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal | undefined;
}

export interface S3Response {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Sends one signed request and returns the whole response, whatever its status. Rejects if there is none. */
export type SendS3Request = (request: S3Request) => Promise<S3Response>;

/** Maximum time for one request including its response, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_CONCURRENT_REQUESTS = 32;

/** Creates a client for one bucket. It does not retry. */
export function s3Client(location: S3Location, credentials: S3Credentials): SendS3Request {
  const run = pLimit(MAX_CONCURRENT_REQUESTS);
  const cache = new Map<string, ArrayBuffer>();
  return ({ method, key, query = {}, headers = {}, body, signal }) =>
    run(async () => {
      signal?.throwIfAborted();
      const url = new URL(key === undefined ? location.url : objectUrl(location, key));
      url.search = new URLSearchParams(query).toString();
      const signer = new AwsV4Signer({
        ...credentials,
        service: 's3',
        region: location.region,
        cache,
        method,
        url: url.href,
        // The service verifies the hash, so it rejects bytes that were damaged on the way.
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      });
      const signed = await signer.sign();
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body }),
        // A redirect, such as to another region, would need another signature.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return {
        status: response.status,
        headers: response.headers,
        body: new Uint8Array(await response.arrayBuffer()),
      };
    });
}

const objectUrl = ({ url, prefix }: S3Location, key: string) => `${url}${prefix && `${prefix}/`}${key}`;

const MAX_ATTEMPTS = 6;
/** Upper limit of the first delay, in milliseconds. It doubles with every attempt. */
const FIRST_DELAY_MS = 50;

/** Statuses of requests that may succeed when repeated. 409 is a write that collided with another one. */
const RETRYABLE_STATUSES = new Set([408, 409, 429, 500, 502, 503, 504]);

/** The outcome of an attempt: a response, or the error of a request without one. */
export type S3Attempt = { response: S3Response; error?: never } | { response?: never; error: unknown };

/**
 * Sends a request until it succeeds or fails for good, with random delays in between. `onRetry` receives every attempt that
 * is repeated. Rejects with the reason of the signal if it is aborted. For requests that have the same effect when repeated.
 */
export async function sendWithRetries(
  send: SendS3Request,
  request: S3Request,
  onRetry?: (attempt: S3Attempt) => void,
): Promise<S3Attempt> {
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOf(send, request);
    if (!isRetryable(outcome) || attempt === MAX_ATTEMPTS) return outcome;
    onRetry?.(outcome);
    await backOff(attempt, signal);
  }
}

/** Waits a random time that grows with the number of attempts. Rejects with the reason of the signal if it is aborted. */
export async function backOff(attempt: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(Math.random() * FIRST_DELAY_MS * 2 ** attempt, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

async function attemptOf(send: SendS3Request, request: S3Request): Promise<S3Attempt> {
  try {
    return { response: await send(request) };
  } catch (error) {
    request.signal?.throwIfAborted();
    return { error };
  }
}

function isRetryable(attempt: S3Attempt): boolean {
  return !attempt.response || RETRYABLE_STATUSES.has(attempt.response.status);
}

/** Elements of an XML document, each as the texts of its children by name. Throws if the document is malformed. */
export function elementsOf(xml: Uint8Array, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  let current: Record<string, string> | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    if (tag.name === name) found.push((current = {}));
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', (tag) => {
    if (tag.name === name) current = undefined;
    else if (current) current[tag.name] = text;
    text = '';
  });
  parser.write(new TextDecoder().decode(xml)).close();
  return found;
}
