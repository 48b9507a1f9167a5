import pLimit from 'p-limit';
import { type Store } from '@vantedge/release/store';
import { findGarbage, type Garbage, type SearchOptions } from './find-garbage.ts';
import { GARBAGE_KINDS } from './garbage-kinds.ts';

/** Number of keys that are removed at once. */
const REMOVALS_AT_ONCE = 16;

interface Options extends SearchOptions {
  /** Finds what would be removed without removing it. */
  isDryRun?: boolean;
}

export interface Collected {
  /** Keys that were removed, or would be in a dry run. */
  removed: Garbage[];
  /** Unused keys that are younger than the grace period. */
  young: Garbage[];
}

/**
 * Removes what nothing uses and is older than the grace period. Safe during pushes and releases, and if interrupted. Throws the errors of
 * `findGarbage` before it removes anything.
 *
 * A key that has been written since it was listed stays: a writer that reuses old keys renews them, or creates them again.
 */
export async function collectGarbage(
  store: Store,
  { isDryRun = false, ...options }: Options = {},
): Promise<Collected> {
  const { garbage, young } = await findGarbage(store, options);
  if (isDryRun) return { removed: garbage, young };
  const runLimited = pLimit(REMOVALS_AT_ONCE);
  const removed: Garbage[] = [];
  const count = options.progress?.phase('remove', garbage.length);
  for (const kind of GARBAGE_KINDS) {
    const remove = async (found: Garbage) => {
      const isRemoved =
        kind === 'asset'
          ? await store.removeAsset?.(found.key, found.revision)
          : await store.removeRevision(found.key, found.revision);
      if (isRemoved) removed.push(found);
      count?.();
    };
    const ofKind = garbage.filter((found) => found.kind === kind);
    await Promise.all(ofKind.map((found) => runLimited(() => remove(found))));
  }
  return { removed, young };
}
