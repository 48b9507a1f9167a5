import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { isTag } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import pLimit from 'p-limit';
import { sha256 } from '../blobs.ts';
import type { S3Credentials, S3Location } from './s3-location.ts';

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

/** Maximum time for one request including its response, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_CONCURRENT_REQUESTS = 32;

/** Creates a client for one bucket. It does not retry. */
export function s3Client(location: S3Location, credentials: S3Credentials): SendS3Request {
  const run = pLimit(MAX_CONCURRENT_REQUESTS);
  const cache = new Map<string, ArrayBuffer>();
  return ({ method, key, query = {}, headers = {}, body }) =>
    run(async () => {
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
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body }),
        // A redirect, such as to another region, would need another signature.
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: new Uint8Array(await response.arrayBuffer()),
      };
    });
}

const objectUrl = ({ url, prefix }: S3Location, key: string) => `${url}${prefix && `${prefix}/`}${key}`;

/** Time after which a failed request is not repeated, in milliseconds. */
const RETRY_FOR_MS = 30_000;
const MAX_ATTEMPTS = 6;
/** Upper limit of the first delay, in milliseconds. It doubles with every attempt. */
const FIRST_DELAY_MS = 50;

/** Statuses of requests that may succeed when repeated. 409 is a write that collided with another one. */
const RETRYABLE_STATUSES = new Set([408, 409, 429, 500, 502, 503, 504]);

/** The outcome of an attempt: a response, or the error of a request without one. */
export type S3Attempt = { response: S3Response; error?: never } | { response?: never; error: unknown };

/**
 * Sends a request until it succeeds or fails for good, with random delays in between. `onRetry` receives every attempt that
 * is repeated. For requests that have the same effect when repeated.
 */
export async function sendWithRetries(
  send: SendS3Request,
  request: S3Request,
  onRetry?: (attempt: S3Attempt) => void,
): Promise<S3Attempt> {
  const end = Date.now() + RETRY_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send(request).then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );
    if (!isRetryable(outcome) || attempt === MAX_ATTEMPTS || Date.now() > end) return outcome;
    onRetry?.(outcome);
    await backOff(attempt);
  }
}

/** Waits a random time that grows with the number of attempts. */
export const backOff = (attempt: number) => sleep(Math.random() * FIRST_DELAY_MS * 2 ** attempt);

const isRetryable = ({ response }: S3Attempt) => !response || RETRYABLE_STATUSES.has(response.status);

/** Elements of an XML document with a name, each as the texts of its children by name. */
export const elementsOf = (xml: Uint8Array, name: string): Record<string, string>[] =>
  getElementsByTagName(name, parseDocument(new TextDecoder().decode(xml), { xmlMode: true })).map(
    ({ children }) =>
      Object.fromEntries(children.filter(isTag).map((child) => [child.name, textContent(child)])),
  );
