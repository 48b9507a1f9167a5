import { SiteError } from '../site-error.ts';
import type { ChannelEntry, Release } from './model.ts';

/**
 * The release that was live before the present one. Rolling back twice goes two releases back, not forth again to the
 * one that was just taken down. `entries` are those of a channel, oldest first.
 */
export function previousRelease(entries: readonly ChannelEntry[]): string {
  const past = history(
    entries.map(({ release, action }) => ({ value: release, back: action === 'rollback' })),
  );
  const previous = past.at(-2);
  if (previous !== undefined) return previous;
  const present = past.at(-1);
  throw new SiteError(
    'NOTHING_TO_ROLL_BACK_TO',
    present === undefined
      ? 'Nothing was ever published on this channel.'
      : `Release ${present} is the first of this channel.`,
    { mend: present === undefined ? 'site publish shell' : 'site rollback --to <release>' },
  );
}

/**
 * The version of a section that was live before its present one. `releases` holds, by id, at least those of the entries
 * that name the section.
 */
export function previousVersion(
  entries: readonly ChannelEntry[],
  releases: ReadonlyMap<string, Release>,
  section: string,
): string {
  const steps = entries
    .filter(({ sections }) => sections.includes(section))
    .map(({ release, action }) => ({
      value: releases.get(release)?.versions[section],
      back: action === 'rollback',
    }));
  const past = history(steps);
  const previous = past.at(-2);
  if (previous !== undefined) return previous;
  const present = past.at(-1);
  throw new SiteError(
    'NOTHING_TO_ROLL_BACK_TO',
    present === undefined
      ? `'${section}' is not on this channel.`
      : `'${section}' was never live in another version than ${present}.`,
    { mend: `site publish ${section}` },
  );
}

/** What was live, oldest first, without what a rollback took back: a rollback to a past value forgets all after it. */
function history<T>(steps: readonly { value: T; back: boolean }[]): T[] {
  const past: T[] = [];
  for (const { value, back } of steps) {
    const known = back ? past.lastIndexOf(value) : -1;
    if (known >= 0) past.length = known + 1;
    else if (past.at(-1) !== value) past.push(value);
  }
  return past;
}
