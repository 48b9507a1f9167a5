import { entryKey, getRelease, head, readableEntry, type Release, SiteError } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { channelEmpty } from './commit-release.ts';

/** A release that the user named. */
export interface FoundRelease {
  /** The name as given: a channel, an entry or a release id. */
  name: string;
  id: string;
  release: Release;
}

/**
 * Finds a release by name: a channel (`production`: its live release), an entry of its log (`production@12`) or a release id.
 * Throws `CHANNEL_EMPTY`, `ENTRY_NOT_FOUND` or `RECORD_NOT_FOUND`.
 */
export async function findRelease(store: Store, name: string): Promise<FoundRelease> {
  const id = /^[0-9a-f]{16}$/.test(name) ? name : await releaseOf(store, name);
  return { name, id, release: await getRelease(store, id) };
}

async function releaseOf(store: Store, name: string): Promise<string> {
  const [channel = '', number] = name.split('@');
  if (number === undefined) {
    const live = await head(store, channel);
    if (live) return live.release;
    throw channelEmpty(channel);
  }
  const entry = /^[1-9]\d{0,7}$/.test(number)
    ? await readableEntry(store, channel, Number(number))
    : undefined;
  if (entry) return entry.release;
  throw new SiteError('ENTRY_NOT_FOUND', `Channel '${channel}' has no entry ${number}.`, {
    at: /^\d{1,8}$/.test(number) ? entryKey(channel, Number(number)) : `channels/${channel}/`,
    fix: `site log --channel ${channel}`,
  });
}
