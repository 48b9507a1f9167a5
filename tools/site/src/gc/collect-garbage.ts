import pLimit from 'p-limit';
import { GRACE_MS, type KeyRevision, type Store } from '@vantedge/store';
import { KEEP_UNRELEASED_MS } from '../channels/pushed-versions.ts';
import type { Progress } from '../progress.ts';
import { loggedReleases, reachableKeys } from './reachable-keys.ts';

interface Options {
  /** Current time, in milliseconds since 1970. */
  now?: number;
  /** Finds what would be removed without removing it. */
  isDryRun?: boolean;
  progress?: Progress | undefined;
}

/**
 * Folders with what may be unused, in the order of removal: records before what they refer to, so that an interrupted run leaves no
 * broken record.
 */
const FOLDERS = ['releases/', 'versions/', 'pages/', 'encodings/', 'blobs/'] as const;

/** Number of keys that are removed at once. */
const REMOVALS_AT_ONCE = 16;

/**
 * Removes what nothing uses and is older than a day, and returns it. Safe during pushes and releases, and if interrupted. Throws the errors of
 * `loggedReleases` and `reachableKeys` before it removes anything.
 *
 * A key that has been written since it was listed stays: a writer that reuses old keys renews them, or creates them again.
 */
export async function collectGarbage(store: Store, options: Options = {}): Promise<KeyRevision[]> {
  const garbage = await findGarbage(store, options);
  if (options.isDryRun) return garbage;
  const removed: KeyRevision[] = [];
  const count = options.progress?.phase('remove', garbage.length);
  for (const folder of FOLDERS) {
    const inFolder = garbage.filter(({ key }) => key.startsWith(folder));
    await pLimit(REMOVALS_AT_ONCE).map(inFolder, async (found) => {
      if (await store.removeRevision(found.key, found.revision)) removed.push(found);
      count?.();
    });
  }
  return removed;
}

/**
 * Finds the keys that no log entry, no new release and no new version needs.
 *
 * Keys are listed first and logs are read afterwards. So if a key is as old as the grace period when it is listed, an entry that needs it
 * is already in the log: writers renew what they reuse (`putIfAbsent`), and append their entry in less than half of that time.
 */
async function findGarbage(store: Store, { now = Date.now(), progress }: Options): Promise<KeyRevision[]> {
  progress?.phase('list keys');
  const listed: KeyRevision[] = [];
  for (const folder of FOLDERS)
    listed.push(...(await store.listRevisions(folder)).filter(({ key }) => KEY.test(key)));
  progress?.phase('read logs');
  const isOld = ({ modifiedAt }: KeyRevision, age = GRACE_MS) => now - modifiedAt > age;
  const keysOf = (found: readonly KeyRevision[], form: RegExp) =>
    found.map(({ key }) => key).filter((key) => form.test(key));
  const reached = await reachableKeys({
    store,
    // A command may be reading a preview that has just expired.
    releases: await loggedReleases(store, now - GRACE_MS),
    newReleases: keysOf(
      listed.filter((found) => !isOld(found)),
      /^releases\/[^.]*\.json$/,
    ),
    newVersions: keysOf(
      listed.filter((found) => !isOld(found, KEEP_UNRELEASED_MS)),
      /^versions\/[^.]*\.json$/,
    ),
    encodings: new Set(keysOf(listed, /^encodings\//)),
    progress,
  });
  return listed.filter((found) => isOld(found) && !reached.has(recordOf(found.key)));
}

const [HASH, NAME] = ['[0-9a-f]{64}', '[a-z][a-z0-9-]*'];

/** Keys that commands write. Others stay. */
const KEY = new RegExp(
  `^(releases/${HASH}(\\.checks/[^/]+)?\\.json|versions/${NAME}/${HASH}(\\.pushes/[^/]+)?\\.json|pages/${HASH}/${HASH}\\.json|` +
    `encodings/${HASH}\\.json|blobs/[0-9a-f]{2}/${HASH})$`,
);

/** Key of the version or release that a push or check is beside; other keys as they are. */
const recordOf = (key: string): string => key.replace(/\.(?:pushes|checks)\/[^/]*$/, '.json');
