import { SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import type { NextRelease } from './append-release.ts';
import { entryKey, readableEntry } from './log-entry.ts';
import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import { changedSettings } from '../records/settings.ts';

interface Race {
  store: Store;
  channel: string;
  /** The entry that was live when the command started, and its release. */
  initialLive: LogEntry | undefined;
  initialRelease: Release | undefined;
  /** The entry that is live now, and its release. */
  live: LogEntry;
  liveRelease: Release | undefined;
  next: NextRelease;
  /** Command line that repeats the command. */
  retryCommand: string | undefined;
}

/**
 * Throws `CONFLICT` if the next release would undo a version or a setting that was committed since the command started: its publisher
 * knows that it is live, and the user of this command has not seen it. Publishing the same version twice is fine.
 */
export async function assertNoLostUpdate({
  store,
  channel,
  initialLive,
  initialRelease,
  live,
  liveRelease,
  next,
  retryCommand,
}: Race): Promise<void> {
  const undone = changes(liveRelease, next.release).map(({ what }) => what);
  const overwritten = changes(initialRelease, liveRelease).find(({ what }) => undone.includes(what));
  if (!overwritten) return;
  const winner = await lastChange(store, channel, overwritten.what, { initialLive, initialRelease, live });
  const { what, to } = overwritten;
  throw new SiteError(
    'CONFLICT',
    `During this ${next.action}, entry ${winner.number} (release ${winner.release}, ${winner.at}) ` +
      `${to === undefined ? `removed ${what}` : `changed ${what} to ${to}`}. It stays live.`,
    {
      at: entryKey(channel, winner.number),
      ...(retryCommand && { fix: retryCommand }),
    },
  );
}

/** A version or setting that differs between two releases. */
interface Change {
  what: string;
  /** Its new value; `undefined` if it was removed. */
  to: string | undefined;
}

/** What differs between two releases. */
function changes(before: Release | undefined, after: Release | undefined): Change[] {
  const [old, now] = [before?.versions ?? {}, after?.versions ?? {}];
  return [
    ...Object.keys({ ...old, ...now })
      .filter((section) => old[section] !== now[section])
      .map((section) => ({ what: `'${section}'`, to: now[section] && `version ${now[section]}` })),
    ...changedSettings(before, after).map(({ name, after }) => ({ what: `the setting ${name}`, to: after })),
  ];
}

/** The newest entry since the command started that made a change. */
async function lastChange(
  store: Store,
  channel: string,
  what: string,
  { initialLive, initialRelease, live }: Pick<Race, 'initialLive' | 'initialRelease' | 'live'>,
): Promise<LogEntry> {
  let winner = live;
  let before = initialRelease;
  for (let number = (initialLive?.number ?? 0) + 1; number <= live.number; number += 1) {
    const entry = await readableEntry(store, channel, number);
    if (!entry) continue;
    const release = await getRelease(store, entry.release);
    if (changes(before, release).some((change) => change.what === what)) winner = entry;
    before = release;
  }
  return winner;
}
