import { SHELL } from '@vantedge/federation-contract';
import {
  buildRecord,
  getVersion,
  parseRecord,
  type Release,
  SiteError,
  type StoredBuild,
} from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Build records of the versions of a release. Leaves out damaged ones, which `site doctor` lists. */
export async function releasedBuilds(store: Store, { versions }: Release): Promise<StoredBuild[]> {
  const builds: StoredBuild[] = [];
  for (const [section, id] of Object.entries(versions)) {
    const version = await getVersion(store, section, id).catch((error: unknown) => {
      if (!isCorruption(error)) throw error;
      return undefined;
    });
    if (version) builds.push(version.build);
  }
  return builds;
}

/** The record of the shell that was built last; undefined if there is none that this tool can read. */
export async function builtShell(dist: string): Promise<StoredBuild | undefined> {
  const file = path.join(dist, SHELL, 'section.json');
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return parseRecord(bytes, buildRecord, file);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}
