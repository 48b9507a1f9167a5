import { randomUUID } from 'node:crypto';
import { SiteError } from '@vantedge/errors';
import { errorCode, type S3Attempt, sendWithRetries } from './s3-client.ts';
import { networkError, s3Failure, s3Uri } from './s3-failure.ts';
import { headObject, isSuccess, type ObjectWrite, type S3Context } from './s3-objects.ts';

/** Metadata that identifies a write. */
const WRITE_ID = 'x-amz-meta-write';

/** Errors of requests that never reached the service. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Creates an object and returns true, or returns false if it exists. Repeats the request when its response is lost: the object has
 * an id of the write, which tells an object that the lost request created from one of another writer. Throws
 * `STORE_WRITE_UNCONFIRMED` if the object may or may not have been created; after other errors, it has not.
 */
export async function createObject(
  context: S3Context,
  { key, body, headers }: ObjectWrite,
): Promise<boolean> {
  const id = randomUUID();
  let mayExist = false;
  const outcome = await sendWithRetries(
    context.send,
    { method: 'PUT', key, body, headers: { ...headers, 'if-none-match': '*', [WRITE_ID]: id } },
    (attempt) => (mayExist ||= mayHaveWritten(attempt)),
  );
  if (isSuccess(outcome)) return true;
  if (outcome.response?.status === 412)
    return mayExist && (await headObject(context, key))?.get(WRITE_ID) === id;
  const failure = s3Failure(context.location, key, outcome, 'STORE_WRITE_FAILED');
  if (!mayExist && !mayHaveWritten(outcome)) throw failure;
  throw new SiteError(
    'STORE_WRITE_UNCONFIRMED',
    `The store may or may not have written this key. ${failure.message}`,
    {
      at: s3Uri(context.location, key),
      fix: 'check the service behind --store, then repeat the command',
      cause: failure,
    },
  );
}

/** Whether a failed attempt may still have created the object, or may do so later. */
function mayHaveWritten(attempt: S3Attempt): boolean {
  const { response, error } = attempt;
  if (response)
    return response.status >= 500 || response.status === 408 || errorCode(response) === 'RequestTimeout';
  return !UNSENT.includes(networkError(error));
}
