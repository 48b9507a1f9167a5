import { resolve } from 'node:path';
import { diskStore } from './disk-store.ts';
import { isS3Url, parseS3Location, s3Credentials } from './s3/s3-location.ts';
import { s3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';
import { withDeadline } from './with-deadline.ts';

/** Maximum time of an operation, in milliseconds. Listing a store with 100,000 keys takes 10 s. */
const DEADLINE_MS = 60_000;

/**
 * Opens the store at a value of `--store`: a folder, or `s3://bucket/prefix?endpoint=…&region=…` with credentials from the
 * environment. Throws `STORE_URL_INVALID` or `STORE_CREDENTIALS_MISSING`.
 */
export function openStore(location: string, environment = process.env): Store {
  const store = isS3Url(location)
    ? s3Store(parseS3Location(location, environment), s3Credentials(environment))
    : diskStore(location);
  return withDeadline(store, DEADLINE_MS);
}

/** Folder of a store on disk; undefined for a store on S3. */
export const storeFolder = (location: string) => (isS3Url(location) ? undefined : resolve(location));
