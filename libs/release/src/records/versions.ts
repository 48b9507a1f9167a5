import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { type SectionVersion, sectionVersion } from './model.ts';
import { getRecord, putRecord } from './records.ts';

/** Stores a version as `versions/<section>/<id>.json` and returns its id. Its blobs must be stored first. */
export function putVersion(store: Store, version: SectionVersion): Promise<string> {
  return putRecord(store, folderOf(version.section), version);
}

/** Reads a version of a section and verifies it against its id. */
export async function getVersion(store: Store, section: string, id: string): Promise<SectionVersion> {
  const version = await getRecord(store, folderOf(section), id, sectionVersion);
  if (version.section === section) return version;
  const at = `${folderOf(section)}/${id}.json`;
  throw new SiteError('RECORD_INVALID', `${at} is a version of ${version.section}, not of ${section}.`, {
    at,
    fix: `site publish ${section}`,
  });
}

const folderOf = (section: string) => `versions/${section}`;
