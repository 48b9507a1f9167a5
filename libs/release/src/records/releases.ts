import type { Store } from '../store/store.ts';
import { release, type Release } from './model.ts';
import { type EncodedRecord, getRecord, putEncoded, putRecord } from './records.ts';

const FOLDER = 'releases';

/** Id of the release with this key; undefined if the key is not a release. */
export const releaseIdOf = (key: string): string | undefined =>
  /^releases\/([0-9a-f]{16})\.json$/.exec(key)?.[1];

/** Stores a release as `releases/<id>.json` and returns its id. Its blobs and versions must be stored first. */
export function putRelease(store: Store, record: Release): Promise<string> {
  return putRecord(store, FOLDER, record);
}

/** Like `putRelease`, for a release that is already encoded. */
export const putEncodedRelease = (store: Store, encoded: EncodedRecord): Promise<string> =>
  putEncoded(store, FOLDER, encoded);

/** Reads a release and verifies it against its id. */
export function getRelease(store: Store, id: string): Promise<Release> {
  return getRecord(store, FOLDER, id, release);
}
