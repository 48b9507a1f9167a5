import { s3Client } from '../s3-client.ts';
import { s3Credentials } from '../s3-credentials.ts';
import { parseS3Location } from '../s3-location.ts';
import { s3Store } from '../s3-store.ts';

type Changes = Record<string, string>;

/** Opens an S3 store without a deadline. `changes` replace variables of the environment. */
export const openS3Store = (location: string, changes: Changes = {}) =>
  s3Store(...connection(location, changes));

/** Opens a client for requests that a store does not send. */
export const openS3Client = (location: string, changes: Changes = {}) =>
  s3Client(...connection(location, changes));

function connection(location: string, changes: Changes) {
  const environment = { ...process.env, ...changes };
  return [parseS3Location(location, environment), s3Credentials(environment)] as const;
}
