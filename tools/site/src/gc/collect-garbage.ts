import pLimit from 'p-limit';
import { releaseIdOf } from '@vantedge/release';
import { GRACE_MS, type KeyRevision, type Store } from '@vantedge/release/store';
import { KEEP_UNRELEASED_MS } from '../channels/pushed-versions.ts';
import type { Progress } from '../progress.ts';
import { loggedReleases, reachableKeys } from './reachable-keys.ts';

/** What garbage collection removes, in this order: records before what they refer to, so that an interrupted run leaves no broken record. */
const GARBAGE_KINDS = ['release', 'version', 'push', 'page', 'encodings', 'blob'] as const;

type GarbageKind = (typeof GARBAGE_KINDS)[number];

interface Options {
  /** Minimum age of garbage, in milliseconds. Default: 24 hours, which is also the minimum. */
  graceMs?: number;
  /** Current time, in milliseconds since 1970. */
  now?: number;
  /** Finds what would be removed without removing it. */
  isDryRun?: boolean;
  progress?: Progress | undefined;
}

/** A key that nothing uses. */
export interface Garbage extends KeyRevision {
  kind: GarbageKind;
}

export interface Collected {
  /** Keys that were removed, or would be in a dry run. */
  removed: Garbage[];
  /** Unused keys that are younger than the grace period: a writer may be about to refer to them. */
  young: Garbage[];
}

/** Number of keys that are removed at once. */
const REMOVALS_AT_ONCE = 16;

/**
 * Removes what nothing uses and is older than the grace period. Safe during pushes and releases, and if interrupted. Throws the errors of
 * `loggedReleases` and `reachableKeys` before it removes anything.
 *
 * A key that has been written since it was listed stays: a writer that reuses old keys renews them, or creates them again.
 */
export async function collectGarbage(store: Store, options: Options = {}): Promise<Collected> {
  const found = await findGarbage(store, options);
  if (options.isDryRun) return found;
  const removed: Garbage[] = [];
  const count = options.progress?.phase('remove', found.removed.length);
  for (const kind of GARBAGE_KINDS) {
    const ofKind = found.removed.filter((garbage) => garbage.kind === kind);
    await pLimit(REMOVALS_AT_ONCE).map(ofKind, async (garbage) => {
      if (await store.removeRevision(garbage.key, garbage.revision)) removed.push(garbage);
      count?.();
    });
  }
  return { ...found, removed };
}

/**
 * Finds the keys that no log entry, no new release and no new version needs.
 *
 * Keys are listed first and logs are read afterwards. So if a key is as old as the grace period when it is listed, an entry that needs it
 * is already in the log: writers renew what they reuse (`putIfAbsent`), and append their entry in less than half of that time.
 */
async function findGarbage(
  store: Store,
  { graceMs = GRACE_MS, now = Date.now(), progress }: Options,
): Promise<Collected> {
  progress?.phase('list keys');
  const listed: KeyRevision[] = [];
  for (const folder of FOLDERS) listed.push(...(await store.listRevisions(folder)));
  progress?.phase('read logs');
  const minAge = Math.max(graceMs, GRACE_MS);
  // A command may be reading a preview that has just expired.
  const releases = await loggedReleases(store, now - minAge);
  const keysUpTo = (age: number) =>
    listed.filter(({ modifiedAt }) => now - modifiedAt <= age).map(({ key }) => key);
  const ofKind = (kind: GarbageKind, keys: readonly string[]) =>
    new Set(keys.filter((key) => kindOf(key) === kind));
  const young = new Set(keysUpTo(minAge));
  const reached = await reachableKeys({
    store,
    roots: {
      releases,
      newReleases: new Set([...young].flatMap((key) => releaseIdOf(key) ?? [])),
      newVersions: ofKind('version', keysUpTo(KEEP_UNRELEASED_MS)),
    },
    encodings: ofKind('encodings', keysUpTo(Infinity)),
    progress,
  });
  const result: Collected = { removed: [], young: [] };
  for (const found of listed) {
    const kind = kindOf(found.key);
    const isUsed = reached.has(versionOfPush(found.key) ?? found.key);
    if (kind && !isUsed) result[young.has(found.key) ? 'young' : 'removed'].push({ ...found, kind });
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
