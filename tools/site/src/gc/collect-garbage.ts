import pLimit from 'p-limit';
import { releaseIdOf } from '@vantedge/release';
import { GRACE_MS, type KeyRevision, type Store } from '@vantedge/release/store';
import { KEEP_UNRELEASED_MS } from '../channels/pushed-versions.ts';
import type { Progress } from '../progress.ts';
import { loggedReleases, reachableKeys } from './reachable-keys.ts';

/** What garbage collection removes, in this order: records before what they refer to, so that an interrupted run leaves no broken record. */
const GARBAGE_KINDS = ['release', 'version', 'push', 'page', 'encodings', 'blob'] as const;

type GarbageKind = (typeof GARBAGE_KINDS)[number];

interface SearchOptions {
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
      if (await store.removeRevision(found.key, found.revision)) removed.push(found);
      count?.();
    };
    const ofKind = garbage.filter((found) => found.kind === kind);
    await Promise.all(ofKind.map((found) => runLimited(() => remove(found))));
  }
  return { removed, young };
}

interface FoundGarbage {
  /** Keys to remove. */
  garbage: Garbage[];
  /** Unused keys that are younger than the grace period: a writer may be about to refer to them. */
  young: Garbage[];
}

/**
 * Finds the keys that no log entry, no new release and no new version needs. Throws the errors of `loggedReleases` and `reachableKeys`.
 *
 * Keys are listed first and logs are read afterwards. So if a key is as old as the grace period when it is listed, an entry that needs it
 * is already in the log: writers renew what they reuse (`putIfAbsent`), and append their entry in less than half of that time.
 */
async function findGarbage(
  store: Store,
  { graceMs = GRACE_MS, now = Date.now(), progress }: SearchOptions = {},
): Promise<FoundGarbage> {
  progress?.phase('list keys');
  const listed: KeyRevision[] = [];
  for (const folder of FOLDERS) listed.push(...(await store.listRevisions(folder)));
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
  const result: FoundGarbage = { garbage: [], young: [] };
  for (const found of listed) {
    const kind = kindOf(found.key);
    const isUsed = reached.has(versionOfPush(found.key) ?? found.key);
    if (kind && !isUsed) result[isYoung(found) ? 'young' : 'garbage'].push({ ...found, kind });
  }
  return result;
}

/** Folder of the keys of each kind. Pushes are stored beside their version. */
const FOLDERS = ['releases/', 'versions/', 'pages/', 'encodings/', 'blobs/'] as const;

const FORMS: Record<GarbageKind, RegExp> = {
  release: /^releases\/[0-9a-f]{16}\.json$/,
  version: /^versions\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\.json$/,
  push: /^versions\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\.pushes\/[^/]+\.json$/,
  page: /^pages\/[0-9a-f]{16}\/[0-9a-f]{16}\.json$/,
  encodings: /^encodings\/[0-9a-f]{64}\.json$/,
  blob: /^blobs\/[0-9a-f]{2}\/[0-9a-f]{64}$/,
};

/** Kind of a key; undefined for keys that no command writes, which stay. */
const kindOf = (key: string): GarbageKind | undefined => GARBAGE_KINDS.find((kind) => FORMS[kind].test(key));

/** Key of the version that a push recorded; undefined for other keys. */
const versionOfPush = (key: string): string | undefined =>
  FORMS.push.test(key) ? key.replace(/\.pushes\/[^/]*$/, '.json') : undefined;
