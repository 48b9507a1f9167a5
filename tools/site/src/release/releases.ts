import type { Store } from '../store/store.ts';
import type { Release } from './model.ts';
import { getRecord, putRecord } from './records.ts';
import { release } from './shapes.ts';

const FOLDER = 'releases';

/** The id of the release that has this key; undefined for a key of anything else. */
export const releaseIdOf = (key: string): string | undefined =>
  /^releases\/([0-9a-f]{16})\.json$/.exec(key)?.[1];

/** Stores a release as `releases/<id>.json`; returns its id. Its blobs and versions are stored before it. */
export function putRelease(store: Store, record: Release): Promise<string> {
  return putRecord(store, FOLDER, record);
}

/** The release with this id, its bytes verified against the id. */
export function getRelease(store: Store, id: string): Promise<Release> {
  return getRecord(store, FOLDER, id, release);
}
