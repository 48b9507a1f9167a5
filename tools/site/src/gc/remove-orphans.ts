import { releaseIdOf } from '../release/releases.ts';
import type { Store } from '../store/store.ts';
import { referencedReleases } from './referenced-releases.ts';

/**
 * Age from which an orphan is removed. It has to be longer than a publisher takes from the last write of its release to the
 * entry that names it: milliseconds, or as long as its machine is suspended between the two.
 */
const GRACE_MS = 24 * 60 * 60 * 1000;

interface Options {
  /** Lists what would be removed, and removes nothing. */
  isDryRun?: boolean;
  /** The present time, in milliseconds since 1970. */
  now?: number;
}

export interface Orphans {
  /** Keys that were removed, sorted; in a dry run those that would be. */
  removed: string[];
  /** Orphans that are younger than a day: a publisher may be about to name them. */
  kept: number;
}

/**
 * Removes the records of releases that no entry of any channel names and that are a day old: those of publishers that lost a
 * race. Throws the errors of `referencedReleases` before anything is removed. May run while others publish, and end halfway.
 *
 * Publishers write a release, also one that the store has already, and then the entry. Of a release that is a day old when
 * it is listed, the entry is in the log, which is read after that. A release that is written after the listing is another
 * revision: the store does not remove it, or has removed the old one before and now has it again.
 */
export async function removeOrphans(
  store: Store,
  { isDryRun = false, now = Date.now() }: Options = {},
): Promise<Orphans> {
  const listed = await store.listRevisions('releases/');
  const named = await referencedReleases(store);
  const orphans = listed.filter(({ key }) => {
    const id = releaseIdOf(key);
    return id !== undefined && !named.has(id);
  });
  const old = orphans.filter(({ modifiedAt }) => now - modifiedAt > GRACE_MS);
  const removed: string[] = [];
  for (const { key, revision } of old) {
    if (isDryRun || (await store.removeRevision(key, revision))) removed.push(key);
  }
  return { removed, kept: orphans.length - old.length };
}
