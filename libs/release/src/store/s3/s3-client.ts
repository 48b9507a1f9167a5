import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Credentials } from './s3-credentials.ts';
import type { S3Location } from './s3-location.ts';

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

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
