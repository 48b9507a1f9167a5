import { getRelease, head, SiteError, walkBack } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { formatVersion } from './version-references.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which garbage collection keeps a version after its last push, whether or not it is released. */
const KEEP_UNRELEASED_DAYS = 30;

/** A day less, so that garbage collection does not remove a version while it is being released. */
const RELEASABLE_DAYS = KEEP_UNRELEASED_DAYS - 1;

export const KEEP_UNRELEASED_MS = KEEP_UNRELEASED_DAYS * DAY_MS;

interface Request {
  store: Store;
  channel: string;
  /** Version id of each section to release. */
  versions: Readonly<Record<string, string>>;
  /** Versions that are live. */
  liveVersions: Readonly<Record<string, string>>;
}

/**
 * Throws `VERSION_EXPIRED` for a version that was pushed long ago and never released: garbage collection may be removing it. A version
 * that was live on any channel is kept forever.
 */
export async function assertNotExpired({ store, channel, versions, liveVersions }: Request): Promise<void> {
  for (const [section, id] of Object.entries(versions)) {
    if (liveVersions[section] === id) continue;
    const at = `versions/${section}/${id}.json`;
    const found = await store.revision(at);
    if (!found || Date.now() - found.modifiedAt <= RELEASABLE_DAYS * DAY_MS) continue;
    if (await wasReleased(store, channel, section, id)) continue;
    throw new SiteError(
      'VERSION_EXPIRED',
      `${formatVersion(section, id)} was last pushed ${new Date(found.modifiedAt).toISOString()} and never released. ` +
        `site gc removes such versions after ${KEEP_UNRELEASED_DAYS} days.`,
      { at, fix: `npx nx build ${section} && site push ${section}` },
    );
  }
}

/** Whether the log of a channel names a version. Starts with `first`, which is the likeliest one. */
async function wasReleased(store: Store, first: string, section: string, id: string): Promise<boolean> {
  const names = (await store.list('channels/')).map((key) => key.split('/')[1]!);
  for (const channel of new Set([first, ...names])) {
    const live = await head(store, channel);
    for await (const { action, versions, release } of live ? walkBack(store, channel, live) : []) {
      // Previews are not kept.
      if (action === 'preview') continue;
      if ((versions ?? (await getRelease(store, release)).versions)[section] === id) return true;
    }
  }
  return false;
}
