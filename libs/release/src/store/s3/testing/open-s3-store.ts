import { s3Client } from '../s3-client.ts';
import { parseS3Location, s3Credentials } from '../s3-location.ts';
import { s3Store, storeOn } from '../s3-store.ts';

type Changes = Record<string, string>;

/** Opens an S3 store without a deadline. `changes` replace variables of the environment. */
export const openS3Store = (location: string, changes: Changes = {}) =>
  s3Store(...connection(location, changes));

/** Opens an S3 store to which the first object that it looks at seems `ageMs` older than it is. */
export function openAgedS3Store(location: string, ageMs: number) {
  const [parsed, credentials] = connection(location, {});
  const send = s3Client(parsed, credentials);
  let isFirst = true;
  return storeOn({
    location: parsed,
    async send(request) {
      const response = await send(request);
      if (request.method !== 'HEAD' || response.status !== 200 || !isFirst) return response;
      isFirst = false;
      const headers = new Headers(response.headers);
      headers.set('date', new Date(Date.parse(headers.get('date')!) + ageMs).toUTCString());
      return { ...response, headers };
    },
  });
}

/** Opens a client for requests that a store does not send. */
export const openS3Client = (location: string, changes: Changes = {}) =>
  s3Client(...connection(location, changes));

function connection(location: string, changes: Changes) {
  const environment = { ...process.env, ...changes };
  return [parseS3Location(location, environment), s3Credentials(environment)] as const;
}
