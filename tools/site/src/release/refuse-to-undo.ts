import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { Next } from './advance.ts';
import { entryKey, soundEntry } from './channel.ts';
import type { LogEntry, Release } from './model.ts';
import { getRelease } from './releases.ts';

interface Race {
  store: Store;
  channel: string;
  /** The entry that was live when the command began, and its release. */
  start: LogEntry | undefined;
  before: Release | undefined;
  /** The entry that is live now, and its release. */
  live: LogEntry;
  base: Release | undefined;
  next: Next;
  /** The command line that does the same once more. */
  again: string | undefined;
}

/**
 * Throws `CONFLICT` when the next release would take back a version that landed since the command began: its author was
 * told that it is live, and this command's author had not seen it. The same version from both is no conflict.
 */
export async function refuseToUndo({
  store,
  channel,
  start,
  before,
  live,
  base,
  next,
  again,
}: Race): Promise<void> {
  const version = (release: Release | undefined, section: string) => release?.versions[section];
  const names = [...Object.keys(before?.versions ?? {}), ...Object.keys(base?.versions ?? {})];
  const undone = names.find(
    (name) =>
      version(base, name) !== version(before, name) && version(base, name) !== version(next.release, name),
  );
  if (undone === undefined) return;
  const taker = await lastChange(store, channel, undone, { start, before, live });
  const taken = version(base, undone);
  throw new SiteError(
    'CONFLICT',
    `While this ${next.action} was under way, entry ${taker.number} (release ${taker.release}, ${taker.at}) ` +
      `${taken === undefined ? `removed '${undone}'` : `brought '${undone}' to version ${taken}`}. It stays live.`,
    {
      at: entryKey(channel, taker.number),
      ...(again && { fix: again }),
    },
  );
}

async function lastChange(
  store: Store,
  channel: string,
  section: string,
  { start, before, live }: Pick<Race, 'start' | 'before' | 'live'>,
): Promise<LogEntry> {
  let taker = live;
  let version = before?.versions[section];
  for (let number = (start?.number ?? 0) + 1; number <= live.number; number += 1) {
    const step = await soundEntry(store, channel, number);
    if (!step) continue;
    const after = (await getRelease(store, step.release)).versions[section];
    if (after !== version) taker = step;
    version = after;
  }
  return taker;
}
