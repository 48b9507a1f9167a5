import { type CommandLine, SiteError } from '@vantedge/errors';
import { entryKey, readableEntry } from './log-entry.ts';
import type { Round } from './rounds.ts';
import type { LogEntry, NextRelease } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import { changedSettings } from '../records/settings.ts';

/**
 * Throws `CONFLICT` if the next release would undo a version or a setting that was committed since the command started: its publisher
 * knows that it is live, and the user of this command has not seen it. Publishing the same version twice is fine.
 */
export async function assertNoLostUpdate(
  round: Round,
  { action, release }: NextRelease,
  retryCommand: CommandLine | undefined,
): Promise<void> {
  const { channel, start, live, base } = round;
  if (!live || live === start.live) return;
  const undone = changes(base, release).map(({ what }) => what);
  const overwritten = changes(start.base, base).find(({ what }) => undone.includes(what));
  if (!overwritten) return;
  const { what, to } = overwritten;
  const winner = await lastChange(round, live, what);
  throw new SiteError(
    'CONFLICT',
    `Another change went live during this ${action}: entry ${winner.number} (release ${winner.release}, ${winner.at}) ` +
      `${to === undefined ? `removed ${what}` : `changed ${what} to ${to}`}, which stays live.`,
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
async function lastChange({ store, channel, start }: Round, live: LogEntry, what: string): Promise<LogEntry> {
  let winner = live;
  let before = start.base;
  for (let number = (start.live?.number ?? 0) + 1; number <= live.number; number += 1) {
    const entry = await readableEntry(store, channel, number);
    if (!entry) continue;
    const release = await getRelease(store, entry.release);
    if (changes(before, release).some((change) => change.what === what)) winner = entry;
    before = release;
  }
  return winner;
}
