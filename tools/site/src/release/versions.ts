import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { SectionVersion } from './model.ts';
import { getRecord, putRecord } from './records.ts';
import { sectionVersion } from './shapes.ts';

/** Stores a version of a section as `versions/<section>/<id>.json`; returns its id. Its blobs are stored before it. */
export function putVersion(store: Store, version: SectionVersion): Promise<string> {
  return putRecord(store, folderOf(version.section), version);
}

/** The version of a section with this id, its bytes verified against the id. */
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
