import { isDeepStrictEqual } from 'node:util';
import type { CommandLine } from '@vantedge/errors';
import { changedVersions } from '../records/compare-releases.ts';
import type { SealedRelease, LogEntry, NextRelease, Provenance } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { putRelease, recordId } from '../records/records.ts';
import { assertNoLostUpdate } from './assert-no-lost-update.ts';
import { hasExpired, isSameEnd, logEnd } from './log-end.ts';
import { append, sealEntry } from './log-entry.ts';
import type { Round } from './rounds.ts';

export interface SealOptions {
  now: Date;
  /** Who runs the command. */
  provenance?: Provenance | undefined;
  /** Command line that repeats the command. `CONFLICT` prints it. */
  retryCommand?: CommandLine | undefined;
}

/**
 * Returns a release with the entry that it would have in the log, or with the live entry if it is live already. Its time is never earlier
 * than that of the entry before, whatever the clock says. Writes nothing. Throws `CONFLICT` if the release would undo what another
 * publisher has put live since the command started.
 */
export async function sealRelease(
  round: Round,
  { release, ...details }: NextRelease,
  { now, provenance, retryCommand }: SealOptions,
): Promise<SealedRelease> {
  const { live, base, next: number } = round;
  assertChangesDeclared(base, release, details.sections);
  await assertNoLostUpdate(round, { release, ...details }, retryCommand);
  const id = recordId(release);
  // After a damaged entry, an unchanged release gets a new entry: it records what is live from then on.
  const isLive =
    live?.release === id && !hasExpired(live) && number === live.number + 1 && !changesCanary(live, details);
  if (isLive) return { entry: live, release, changed: false };
  const time = now.toISOString();
  const at = live && live.at > time ? live.at : time;
  const { versions } = release;
  const entry = sealEntry({ ...details, ...provenance, versions, number, release: id, at }, live);
  return { entry, release, changed: true };
}

/**
 * Puts a sealed release live: stores its record, and appends its entry to the log unless it is live already. Returns false if another
 * publisher was faster: the next round starts from its release. Throws `OUTCOME_UNKNOWN` if the store fails so late that the entry may be live.
 */
export async function appendRelease(
  round: Round,
  { entry, release, changed }: SealedRelease,
): Promise<boolean> {
  const { store, channel, live, reportEntry } = round;
  // Checked before the record is stored, so that a lost race does not leave a release behind that was never live.
  if (!isSameEnd(await logEnd(store, channel, { known: live, report: reportEntry }), round)) return false;
  if (!changed) return true;
  // If the race is lost here, the record is left for `site gc`: another publisher's identical release may be live.
  await putRelease(store, release);
  return (await append(store, channel, entry, live)) !== undefined;
}

/** Whether only the canary changes. Other commands that result in the live release leave it running. */
const changesCanary = (live: LogEntry, { action, canary }: Pick<LogEntry, 'action' | 'canary'>) =>
  action === 'canary' && !isDeepStrictEqual(live.canary, canary);

/** Throws unless the entry names every section that changes: rollbacks rely on it. */
function assertChangesDeclared(base: Release | undefined, release: Release, sections: readonly string[]) {
  for (const { name } of changedVersions(base?.versions, release.versions))
    if (!sections.includes(name))
      throw new TypeError(`The release changes '${name}', which the entry does not declare`);
}
