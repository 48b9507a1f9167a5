import { releaseIdOf } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { referencedReleases } from './referenced-releases.ts';

/**
 * Minimum age of an orphan to be removed. Must exceed the time that a publisher takes between writing its release and the log
 * entry: milliseconds, or as long as its machine is suspended in between.
 */
const GRACE_MS = 24 * 60 * 60 * 1000;

interface Options {
  /** Lists what would be removed without removing it. */
  isDryRun?: boolean;
  /** Current time, in milliseconds since 1970. */
  now?: number;
}

export interface Orphans {
  /** Keys that were removed, or would be in a dry run, sorted. */
  removed: string[];
  /** Number of orphans younger than a day: a publisher may be about to reference them. */
  kept: number;
}

/**
 * Removes release records that are older than a day and that no log entry references: publishers that lost a race leave them.
 * Throws the errors of `referencedReleases` before removing anything. Safe to run during publishes and to interrupt.
 *
 * Publishers write the release first, even if the store already has it, and then the log entry. If a release is a day old
 * when it is listed, its entry is already in the log, which is read afterwards. If a release is written after the listing, it
 * has a new revision: the store keeps it, or it was written after the old revision had been removed.
 */
export async function removeOrphans(
  store: Store,
  { isDryRun = false, now = Date.now() }: Options = {},
): Promise<Orphans> {
  const listed = await store.listRevisions('releases/');
  const referenced = await referencedReleases(store);
  const orphans = listed.filter(({ key }) => {
    const id = releaseIdOf(key);
    return id !== undefined && !referenced.has(id);
  });
  const old = orphans.filter(({ modifiedAt }) => now - modifiedAt > GRACE_MS);
  const removed: string[] = [];
  for (const { key, revision } of old) {
    if (isDryRun || (await store.removeRevision(key, revision))) removed.push(key);
  }
  return { removed, kept: orphans.length - old.length };
}
