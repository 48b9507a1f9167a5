import type { Release } from '../records/model.ts';
import { getRelease, isAbbreviation, resolveRelease } from '../records/records.ts';
import { command, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { entryKey, readableEntry } from './log-entry.ts';
import { head } from './log-end.ts';

/** A release that the user named. */
export interface FoundRelease {
  id: string;
  release: Release;
}

/**
 * Finds a release by name: a channel (`production`: its live release), an entry of its log (`production@12`) or a release id,
 * of which 8 digits are enough. Throws `ENTRY_NOT_FOUND`, `RELEASE_AMBIGUOUS` or `RECORD_NOT_FOUND`.
 */
export async function findRelease(store: Store, name: string): Promise<FoundRelease> {
  const id = isAbbreviation(name) ? await resolveRelease(store, name) : await releaseOf(store, name);
  return { id, release: await getRelease(store, id) };
}

async function releaseOf(store: Store, name: string): Promise<string> {
  const [channel = '', number] = name.split('@');
  if (number === undefined) {
    const live = await head(store, channel);
    if (live) return live.release;
    throw new SiteError('RECORD_NOT_FOUND', `There is no channel, preview or release '${name}'.`, {
      at: `channels/${name}/`,
      fix: command('site', 'log'),
    });
  }
  const isNumber = /^[1-9]\d{0,7}$/.test(number);
  const entry = isNumber ? await readableEntry(store, channel, Number(number)) : undefined;
  if (entry) return entry.release;
  throw new SiteError('ENTRY_NOT_FOUND', `Channel '${channel}' has no entry ${number}.`, {
    at: isNumber ? entryKey(channel, Number(number)) : `channels/${channel}/`,
    fix: command('site', 'log', '--channel', channel),
  });
}
