import type { Progress } from '@vantedge/cli';
import { releaseIdOf } from '@vantedge/release';
import { GRACE_MS, type KeyRevision, type Store } from '@vantedge/release/store';
import { FOLDERS, type GarbageKind, kindOf, versionOfPush } from './garbage-kinds.ts';
import { loggedReleases } from './logged-releases.ts';
import { reachableKeys } from './reachable-keys.ts';
import { KEEP_UNRELEASED_MS } from '../publish/unreleased-versions.ts';

export interface SearchOptions {
  /** Minimum age of garbage, in milliseconds. Default: 24 hours, which is also the minimum. */
  graceMs?: number;
  /** Current time, in milliseconds since 1970. */
  now?: number;
  progress?: Progress | undefined;
}

/** A key that nothing uses. */
export interface Garbage extends KeyRevision {
  kind: GarbageKind;
}

export interface FoundGarbage {
  /** Keys to remove. */
  garbage: Garbage[];
  /** Unused keys that are younger than the grace period: a writer may be about to refer to them. */
  young: Garbage[];
  /** Keys in the same folders that no command writes. They are never removed. */
  unknown: string[];
}

/**
 * Finds the keys that no log entry, no new release and no new version needs. Throws the errors of `loggedReleases` and `reachableKeys`.
 *
 * Keys are listed first and logs are read afterwards. So if a key is as old as the grace period when it is listed, an entry that needs it
 * is already in the log: writers renew what they reuse (`putIfAbsent`), and append their entry in less than half of that time.
 */
export async function findGarbage(
  store: Store,
  { graceMs = GRACE_MS, now = Date.now(), progress }: SearchOptions = {},
): Promise<FoundGarbage> {
  progress?.phase('list keys');
  const listed: KeyRevision[] = [];
  for (const folder of FOLDERS) listed.push(...(await store.listRevisions(folder)));
  listed.push(...((await store.listAssets?.()) ?? []));
  progress?.phase('read logs');
  const minAge = Math.max(graceMs, GRACE_MS);
  // A command may be reading a preview that has just expired.
  const releases = await loggedReleases(store, now - minAge);
  const ageOf = ({ modifiedAt }: KeyRevision) => now - modifiedAt;
  const keys = (isYoung: (found: KeyRevision) => boolean) => listed.filter(isYoung).map(({ key }) => key);
  const isYoung = (found: KeyRevision) => ageOf(found) <= minAge;
  const reached = await reachableKeys({
    store,
    roots: {
      releases,
      newReleases: new Set(keys(isYoung).flatMap((key) => releaseIdOf(key) ?? [])),
      newVersions: new Set(
        keys((found) => ageOf(found) <= KEEP_UNRELEASED_MS).filter((key) => kindOf(key) === 'version'),
      ),
    },
    encodings: new Set(keys(() => true).filter((key) => kindOf(key) === 'encodings')),
    progress,
  });
  const result: FoundGarbage = { garbage: [], young: [], unknown: [] };
  for (const found of listed) {
    const kind = kindOf(found.key);
    if (!kind) result.unknown.push(found.key);
    else if (!reached.has(versionOfPush(found.key) ?? found.key))
      result[isYoung(found) ? 'young' : 'garbage'].push({ ...found, kind });
  }
  return result;
}
