import { SiteError } from '@vantedge/errors';

/** Where an S3 store is. */
export interface S3Location {
  bucket: string;
  /** Prefix of all keys without a trailing slash; empty for the whole bucket. */
  prefix: string;
  /** URL of the bucket with a trailing slash: keys are appended to it. */
  url: string;
  region: string;
}

type Environment = Record<string, string | undefined>;

const PARAMETERS = ['endpoint', 'region'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)?$/;
const FIX = 'use s3://<bucket>/<prefix>?endpoint=<url>&region=<region>';

/** Whether a `--store` value is the URL of an S3 store. Anything else is a folder. */
export const isS3Url = (text: string) => /^s3:/i.test(text);

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…`. Defaults are those of AWS tools: `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`,
 * `AWS_REGION` and `AWS_DEFAULT_REGION`. Throws `STORE_URL_INVALID`, which never repeats a password.
 */
export function parseS3Location(text: string, environment: Environment): S3Location {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.host) throw invalid(`It is not a URL such as s3://site-releases/production.`);
  if (url.username || url.password)
    throw invalid('It contains credentials.', 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead');
  if (!BUCKET.test(url.host)) throw invalid(`'${url.host}' is not the name of a bucket.`);
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  if (!PREFIX.test(prefix)) throw invalid(`'${prefix}' is not a prefix such as 'site' or 'sites/main'.`);
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw invalid(`Unknown parameter '${unknown}'.`);
  const endpoint =
    url.searchParams.get('endpoint') ?? environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL'];
  const region =
    url.searchParams.get('region') ?? environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'];
  if (!region && !endpoint)
    throw invalid('It names no region.', 'append ?region=<region> to the URL, or set AWS_REGION');
  const location = { bucket: url.host, prefix, region: region || 'us-east-1' };
  return { ...location, url: bucketUrl(location, endpoint) };
}

/** Services other than AWS have the bucket in the path; AWS has it in the host, unless a dot would break its certificate. */
function bucketUrl({ bucket, region }: Pick<S3Location, 'bucket' | 'region'>, endpoint: string | undefined) {
  if (endpoint) return `${originOf(endpoint)}/${bucket}/`;
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}/${bucket}/` : `https://${bucket}.${host}/`;
}

function originOf(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || url.username || url.password || url.pathname !== '/' || url.search)
    throw invalid('Its endpoint is not a URL such as https://s3.example.com.');
  return url.origin;
}

const invalid = (reason: string, fix = FIX) =>
  new SiteError('STORE_URL_INVALID', `The URL of the store is invalid. ${reason}`, { at: '--store', fix });

/** Keys that sign requests. Never print them. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Returns valid credentials; `forceRefresh` gets new ones, because the service has refused the last ones. */
export type S3CredentialProvider = (options?: { forceRefresh?: boolean }) => Promise<S3Credentials>;

/**
 * Finds credentials where AWS's tools do: variables, profiles, single sign-on, web identity, and the roles of containers and instances.
 * They are refreshed five minutes before they expire. Calls throw `STORE_CREDENTIALS_MISSING`.
 */
export function s3Credentials({ region }: Pick<S3Location, 'region'>): S3CredentialProvider {
  let chain: S3CredentialProvider | undefined;
  return async (options) => {
    // Loaded when needed: stores on disk do not need it.
    const { fromNodeProviderChain } = await import('@aws-sdk/credential-providers');
    chain ??= fromNodeProviderChain({ clientConfig: { region } });
    try {
      return await chain(options);
    } catch (cause) {
      throw new SiteError(
        'STORE_CREDENTIALS_MISSING',
        `The store is on S3, and there are no credentials for it: ${(cause as Error).message}.`,
        {
          at: '--store',
          fix: 'export AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…, or AWS_PROFILE=…, or give this machine a role',
          cause,
        },
      );
    }
  };
}
