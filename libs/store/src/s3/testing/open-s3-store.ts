import { type S3Request, type S3Response, s3Client, type SendS3Request } from '../s3-client.ts';
import { parseS3Location } from '../s3-location.ts';
import { s3Store, storeOn } from '../s3-store.ts';

type Changes = Record<string, string>;

/** Opens an S3 store without a deadline. `changes` replace variables of the environment. */
export const openS3Store = (location: string, changes: Changes = {}) =>
  s3Store(...connection(location, changes));

/** Opens an S3 store to which keys seem `ageMs` older than they are, but their renewals do not. */
export const openAgedS3Store = (location: string, ageMs: number) =>
  openS3StoreThrough(location, async (request, send) => agedResponse(request, await send(request), ageMs));

/** The response to a request as it would be `ageMs` later; responses about temporary objects stay as they are. */
export function agedResponse({ method, key }: S3Request, response: S3Response, ageMs: number): S3Response {
  if (method !== 'HEAD' || key?.startsWith('tmp/') || response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set('date', new Date(Date.parse(headers.get('date')!) + ageMs).toUTCString());
  return { ...response, headers };
}

/** Opens an S3 store whose requests a function answers; it can send them. */
export function openS3StoreThrough(
  location: string,
  answer: (request: S3Request, send: SendS3Request) => Promise<S3Response>,
) {
  const [parsed, credentials] = connection(location, {});
  const send = s3Client(parsed, credentials);
  return storeOn({ location: parsed, send: (request) => answer(request, send) });
}

/** Opens a client for requests that a store does not send. */
export const openS3Client = (location: string, changes: Changes = {}) =>
  s3Client(...connection(location, changes));

function connection(location: string, changes: Changes) {
  const environment: NodeJS.ProcessEnv = { ...process.env, ...changes };
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const credentials = async () => ({ accessKeyId, secretAccessKey });
  return [parseS3Location(location, environment), credentials] as const;
}
