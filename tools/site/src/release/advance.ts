import { setTimeout as pause } from 'node:timers/promises';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { append, entryKey, type LogEnd, type ReportEntry } from './channel.ts';
import { logEnd } from './log-end.ts';
import { sealEntry } from './log-entry.ts';
import type { LogEntry, Release } from './model.ts';
import { recordId } from './records.ts';
import { refuseToUndo } from './refuse-to-undo.ts';
import { getRelease, putRelease } from './releases.ts';

/** What a command makes of the live release. */
export interface Next {
  release: Release;
  action: LogEntry['action'];
  /** Sections whose version it changes. */
  sections: string[];
  /** The release that a rollback goes back to. */
  target?: string;
}

/** A release, and the log entry that it has or would have. */
export interface Candidate {
  entry: LogEntry;
  release: Release;
}

export interface Advance {
  store: Store;
  channel: string;
  /** Makes the next release from the live one; run again on the new one whenever another publisher came first. */
  build: (base: Release | undefined, live: LogEntry | undefined) => Promise<Next>;
  /**
   * Throws unless a server can serve the candidate. Called in every round before the log moves, also when the release is
   * live already. Its entry and its record are not in the store yet.
   */
  check: (candidate: Candidate) => Promise<void>;
  now: () => Date;
  /** The command line that does the same on what is live by then; `CONFLICT` prints it. */
  again?: string | undefined;
  /** The live entry on which the command decided what to do; absent: the one that is live when it begins. */
  seen?: LogEntry | undefined;
  /** Called for each entry of the log that is damaged or altered, and skipped. */
  reportEntry?: ReportEntry | undefined;
  /** Allows a live release whose record is damaged: then `build` gets no base. For a rollback, which does not need it. */
  isBaseOptional?: boolean;
  /** Told of each entry that came first, so that nobody waits without knowing why. */
  onRebase?: (landed: LogEntry) => void;
}

export interface Advanced {
  /** The entry that is live now. */
  entry: LogEntry;
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
  reportEntry,
  isBaseOptional = false,
  onRebase,
}: Advance): Promise<Advanced> {
  const endAfter = (known: LogEntry | undefined) => logEnd(store, channel, { known, report: reportEntry });
  const releaseOf = (entry: LogEntry | undefined) => baseRelease(store, entry, isBaseOptional);
  let end = await endAfter(seen);
  const start = seen ?? end.live;
  const before = await releaseOf(start);
  for (let round = 1; ; round += 1) {
    const { live, next: number } = end;
    const base = live === start ? before : await releaseOf(live);
    const next = await build(base, live);
    refuseUndeclared(base, next);
    if (live && live !== start)
      await refuseToUndo({ store, channel, start, before, live, base, next, again });
    const release = recordId(next.release);
    // Above a damaged entry the same release is a new entry, which says what is live from then on.
    const isLive = live?.release === release && number === live.number + 1;
    const entry = isLive ? live : entryAfter(live, next, { number, release, at: now().toISOString() });
    await check({ entry, release: next.release });
    // Looked at before it is stored, so that a lost race leaves no release behind that never was live.
    if (isSame(await endAfter(live), end)) {
      if (isLive) return { entry, release: next.release, changed: false };
      // If the race is lost here, the record stays for `site gc`: an identical release of another publisher may be live.
      await putRelease(store, next.release);
      if (await append(store, channel, entry, live)) return { entry, release: next.release, changed: true };
    }
    await pause(Math.random() * Math.min(2 ** round, LONGEST_PAUSE));
    const later = await endAfter(live);
    if (isSame(later, end)) throw inconsistent(entryKey(channel, number));
    if (later.live && later.live !== live) onRebase?.(later.live);
    end = later;
  }
}

const isSame = (one: LogEnd, other: LogEnd) => one.live === other.live && one.next === other.next;

function entryAfter(
  live: LogEntry | undefined,
  { action, sections, target }: Next,
  fixed: Pick<LogEntry, 'number' | 'release' | 'at'>,
): LogEntry {
  return sealEntry({ ...fixed, action, sections, ...(target && { target }) }, live);
}

async function baseRelease(store: Store, entry: LogEntry | undefined, isOptional: boolean) {
  try {
    return entry && (await getRelease(store, entry.release));
  } catch (error) {
    if (!(error instanceof SiteError) || !error.code.startsWith('RECORD_')) throw error;
    if (isOptional) return undefined;
    const { code, message, at } = error;
    throw new SiteError(code, `The live release cannot be read. ${message}`, {
      at,
      fix: 'site rollback, which does not need it, then the same command again',
      cause: error,
    });
  }
}

/** The log says what each entry changed, and rollback believes it. */
function refuseUndeclared(base: Release | undefined, { release, sections }: Next) {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  for (const name of names) {
    if (base?.versions[name] !== release.versions[name] && !sections.includes(name)) {
      throw new TypeError(`The release changes '${name}', which the entry does not declare`);
    }
  }
}

const inconsistent = (at: string) =>
  new SiteError('STORE_INCONSISTENT', `The store says that ${at} exists, but has no bytes for it.`, {
    at,
    fix: 'check the store: it must show a key to everyone as soon as it refuses it',
  });
