import { setTimeout as pause } from 'node:timers/promises';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { append, entryKey, head } from './channel.ts';
import type { ChannelEntry, Release } from './model.ts';
import { recordId } from './records.ts';
import { refuseToUndo } from './refuse-to-undo.ts';
import { getRelease, putRelease } from './releases.ts';

/** What a command makes of the live release. */
export interface Next {
  release: Release;
  action: ChannelEntry['action'];
  /** Sections whose version it changes. */
  sections: string[];
}

/** A release, and the log entry that it has or would have. */
export interface Candidate {
  entry: ChannelEntry;
  release: Release;
}

export interface Advance {
  store: Store;
  channel: string;
  /** Makes the next release from the live one; run again on the new one whenever another publisher came first. */
  build: (base: Release | undefined, live: ChannelEntry | undefined) => Promise<Next>;
  /**
   * Throws unless a server can serve the candidate. Called in every round before the log moves, also when the release is
   * live already. Its entry and its record are not in the store yet.
   */
  check: (candidate: Candidate) => Promise<void>;
  now: () => Date;
  /** The command line that does the same on what is live by then; `CONFLICT` prints it. */
  again?: string | undefined;
  /** The live entry on which the command decided what to do; absent: the one that is live when it begins. */
  seen?: ChannelEntry | undefined;
  /** Told of each entry that came first, so that nobody waits without knowing why. */
  onRebase?: (landed: ChannelEntry) => void;
}

export interface Advanced {
  /** The entry that is live now. */
  entry: ChannelEntry;
  release: Release;
  /** False when the next release was live already: then the log has no new entry. */
  changed: boolean;
}

/** So many milliseconds at most does the loser of a race wait before it looks again. */
const LONGEST_PAUSE = 200;

/**
 * Puts a channel's next release live: builds it on the live one and takes the next number of the log. Others may do the
 * same at any time; whoever comes second builds again on what came first, and throws `CONFLICT` when it would undo it.
 * Each round that is lost is a release that someone else put live, so the rounds end when the others do.
 */
export async function advance({
  store,
  channel,
  build,
  check,
  now,
  again,
  seen,
  onRebase,
}: Advance): Promise<Advanced> {
  const start = seen ?? (await head(store, channel));
  const before = await releaseOf(store, start);
  let live = seen ? await head(store, channel, seen) : start;
  for (let round = 1; ; round += 1) {
    const base = live === start ? before : await releaseOf(store, live);
    const next = await build(base, live);
    refuseUndeclared(base, next);
    if (live && live !== start)
      await refuseToUndo({ store, channel, start, before, live, base, next, again });
    const release = recordId(next.release);
    const entry =
      live?.release === release ? live : entryAfter(live, next, { release, at: now().toISOString() });
    await check({ entry, release: next.release });
    // Looked at before it is stored, so that a lost race leaves no release behind that never was live.
    const ahead = await head(store, channel, live);
    if (ahead === live) {
      if (entry === live) return { entry, release: next.release, changed: false };
      await putRelease(store, next.release);
      if (await append(store, channel, entry)) return { entry, release: next.release, changed: true };
    }
    await pause(Math.random() * Math.min(2 ** round, LONGEST_PAUSE));
    live = await landed(store, channel, live);
    onRebase?.(live);
  }
}

function entryAfter(
  live: ChannelEntry | undefined,
  { action, sections }: Next,
  { release, at }: Pick<ChannelEntry, 'release' | 'at'>,
): ChannelEntry {
  return { number: (live?.number ?? 0) + 1, release, action, sections, at };
}

const releaseOf = async (store: Store, entry: ChannelEntry | undefined) =>
  entry && getRelease(store, entry.release);

/** The log says what each entry changed, and rollback believes it. */
function refuseUndeclared(base: Release | undefined, { release, sections }: Next) {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  for (const name of names) {
    if (base?.versions[name] !== release.versions[name] && !sections.includes(name)) {
      throw new TypeError(`The release changes '${name}', which the entry does not declare`);
    }
  }
}

async function landed(store: Store, channel: string, live: ChannelEntry | undefined): Promise<ChannelEntry> {
  const newer = await head(store, channel, live);
  if (newer && newer !== live) return newer;
  const at = entryKey(channel, (live?.number ?? 0) + 1);
  throw new SiteError('STORE_INCONSISTENT', `The store says that ${at} exists, but has no bytes for it.`, {
    at,
    mend: 'check the store: it must show a key to everyone as soon as it refuses it',
  });
}
