import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { NextRelease } from './append-release.ts';
import { entryKey, readableEntry } from './log-entry.ts';
import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';

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
 * Throws `CONFLICT` if the next release would undo a version that was committed since the command started: its publisher
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
  const version = (release: Release | undefined, section: string) => release?.versions[section];
  const names = [...Object.keys(initialRelease?.versions ?? {}), ...Object.keys(liveRelease?.versions ?? {})];
  const overwritten = names.find(
    (name) =>
      version(liveRelease, name) !== version(initialRelease, name) &&
      version(liveRelease, name) !== version(next.release, name),
  );
  if (overwritten === undefined) return;
  const winner = await lastChange(store, channel, overwritten, { initialLive, initialRelease, live });
  const liveVersion = version(liveRelease, overwritten);
  throw new SiteError(
    'CONFLICT',
    `During this ${next.action}, entry ${winner.number} (release ${winner.release}, ${winner.at}) ` +
      `${liveVersion === undefined ? `removed '${overwritten}'` : `changed '${overwritten}' to version ${liveVersion}`}. It stays live.`,
    {
      at: entryKey(channel, winner.number),
      ...(retryCommand && { fix: retryCommand }),
    },
  );
}

/** The newest entry since the command started that changed a section. */
async function lastChange(
  store: Store,
  channel: string,
  section: string,
  { initialLive, initialRelease, live }: Pick<Race, 'initialLive' | 'initialRelease' | 'live'>,
): Promise<LogEntry> {
  let winner = live;
  let version = initialRelease?.versions[section];
  for (let number = (initialLive?.number ?? 0) + 1; number <= live.number; number += 1) {
    const entry = await readableEntry(store, channel, number);
    if (!entry) continue;
    if (entry.versions[section] !== version) winner = entry;
    version = entry.versions[section];
  }
  return winner;
}
