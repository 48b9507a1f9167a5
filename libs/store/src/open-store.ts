import { resolve } from 'node:path';
import { diskStore } from './disk-store.ts';
import { isS3Url, parseS3Location, s3Credentials } from './s3/s3-location.ts';
import { s3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';
import { withDeadline } from './with-deadline.ts';

/** Maximum time of an operation, or of a page of a listing, in milliseconds. */
const DEADLINE_MS = 60_000;

/**
 * Opens the store at a value of `--store`: a folder, or `s3://bucket/prefix?endpoint=…&region=…`. Throws `STORE_URL_INVALID`; the first
 * request to S3 throws `STORE_CREDENTIALS_MISSING`.
 */
export function openStore(location: string): Store {
  return withDeadline(isS3Url(location) ? openS3(location) : diskStore(location), DEADLINE_MS);
}

function openS3(url: string): Store {
  const location = parseS3Location(url, process.env);
  return s3Store(location, s3Credentials(location));
}

/** Folder of a store on disk; undefined for a store on S3. */
export const storeFolder = (location: string) => (isS3Url(location) ? undefined : resolve(location));
