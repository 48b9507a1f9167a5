import { SiteError } from '@vantedge/errors';
import { errorCode, type S3Attempt } from './s3-client.ts';
import type { S3Location } from './s3-location.ts';

/** Refused requests by the service's own error code: what is wrong with them, and the fix. */
const REFUSALS: Record<string, [message: string, fix: string]> = {
  InvalidAccessKeyId: ['the service does not know AWS_ACCESS_KEY_ID', 'correct AWS_ACCESS_KEY_ID'],
  SignatureDoesNotMatch: ['AWS_SECRET_ACCESS_KEY is wrong', 'correct AWS_SECRET_ACCESS_KEY'],
  ExpiredToken: ['the session token has expired', 'get new credentials, such as by aws sso login'],
  InvalidToken: ['the session token is invalid', 'get new credentials, such as by aws sso login'],
  RequestTimeTooSkewed: ['the clock of this machine is wrong', 'set the clock'],
};

/**
 * Error for a request that did not succeed. `otherwise` is the code for failures without a code of their own. Messages contain the
 * bucket and key, and never credentials.
 */
export function s3Failure(
  location: S3Location,
  key: string,
  attempt: S3Attempt,
  otherwise: 'STORE_READ_FAILED' | 'STORE_WRITE_FAILED',
): SiteError {
  const at = s3Uri(location, key);
  const { response } = attempt;
  if (!response) return unreachable(location, at, attempt.error);
  const { status } = response;
  const code = errorCode(response);
  // By the code first: AWS refuses session tokens with 400.
  if (REFUSALS[code] || status === 401 || status === 403) return denied(code, at);
  if (code === 'NoSuchBucket') return bucketMissing(location, at);
  if (code === 'AuthorizationHeaderMalformed' || (status >= 300 && status < 400))
    return otherRegion(location, at, response.headers.get('x-amz-bucket-region'));
  const message = `The store responded with ${status}${code && ` ${code}`}.`;
  const fix = 'repeat the command; if it fails again, check the service behind --store';
  return new SiteError(otherwise, message, { at, fix });
}

/** Location of a key for messages. */
export const s3Uri = ({ bucket, prefix }: S3Location, key: string) =>
  `s3://${bucket}/${prefix && `${prefix}/`}${key}`;

function denied(code: string, at: string): SiteError {
  const [reason, fix] = REFUSALS[code] ?? [
    'its policy does not allow this request',
    'grant what the role needs: docs/operators/storage.md, Permissions',
  ];
  return new SiteError('STORE_ACCESS_DENIED', `The store denied access: ${reason}.`, { at, fix });
}

function bucketMissing({ bucket, url }: S3Location, at: string): SiteError {
  const message = `There is no bucket '${bucket}' at ${new URL(url).host}.`;
  return new SiteError('STORE_BUCKET_NOT_FOUND', message, {
    at,
    fix: 'create the bucket, or correct --store',
  });
}

function otherRegion({ bucket, region }: S3Location, at: string, actual: string | null): SiteError {
  const message = `The bucket '${bucket}' is not in ${region}${actual ? ` but in ${actual}` : ''}.`;
  const fix = `append ?region=${actual ?? '<region>'} to the URL of the store`;
  return new SiteError('STORE_URL_INVALID', message, { at, fix });
}

function unreachable({ url }: S3Location, at: string, cause: unknown): SiteError {
  const { host } = new URL(url);
  const details = { at, fix: 'check the network and the endpoint of --store', cause };
  if ((cause as Error | undefined)?.name === 'TimeoutError')
    return new SiteError('STORE_TIMEOUT', `${host} did not respond.`, details);
  const reason = networkError(cause) || String(cause);
  return new SiteError('STORE_UNREACHABLE', `${host} cannot be reached: ${reason}.`, details);
}

/** Code of the error behind a failed `fetch`, such as `ECONNREFUSED`. Empty if there is none. */
export function networkError(error: unknown): string {
  return ((error as Error | undefined)?.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
}
