import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Request, S3Response, SendS3Request } from './s3-client.ts';

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
