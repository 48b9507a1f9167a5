import { entry } from '../release/channel.ts';
import type { ChannelEntry } from '../release/model.ts';
import { getRelease } from '../release/releases.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { isDamage } from './is-damage.ts';

/** Entries of the log whose assets are served, the live one among them: how far back an open tab may be. */
export const SERVED_ENTRIES = 20;

/** A version that a recent entry of the log had live. */
export interface LoggedVersion {
  section: string;
  id: string;
  /** Whether the live release has it. */
  live: boolean;
}

/**
 * The versions of the last entries up to `head`, in the order in which they came. An earlier release that is damaged is
 * left out and told of: the live one can be served without it, and a rollback must get past it.
 */
export async function loggedVersions(
  store: Store,
  channel: string,
  head: ChannelEntry,
): Promise<{ versions: LoggedVersion[]; warnings: SiteError[] }> {
  const warnings: SiteError[] = [];
  const versions = new Map<string, LoggedVersion>();
  const first = Math.max(1, head.number - SERVED_ENTRIES + 1);
  const numbers = Array.from({ length: head.number - first + 1 }, (_, i) => first + i);
  const releases = await Promise.all(
    numbers.map(async (number) => {
      if (number === head.number) return getRelease(store, head.release);
      try {
        const earlier = await entry(store, channel, number);
        return earlier && (await getRelease(store, earlier.release));
      } catch (error) {
        if (!isDamage(error)) throw error;
        warnings.push(error);
        return undefined;
      }
    }),
  );
  for (const [i, release] of releases.entries()) {
    for (const [section, id] of Object.entries(release?.versions ?? {})) {
      versions.set(`${section} ${id}`, { section, id, live: i === releases.length - 1 });
    }
  }
  return { versions: [...versions.values()], warnings };
}
