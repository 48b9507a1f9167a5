import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { assertNoLostUpdate } from './assert-no-lost-update.ts';
import { hasExpired, logEnd } from './log-end.ts';
import { append, entryKey, type LogEnd, type ReportEntry, sealEntry } from './log-entry.ts';
import { changedVersions } from '../records/compare-releases.ts';
import type { LogEntry, Provenance } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { encodeRecord, getRelease, putEncodedRelease } from '../records/records.ts';
import { SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';

/** Members of an entry that the command decides. */
const DETAILS = [
  'action',
  'sections',
  'target',
  'parent',
  'canary',
  'visited',
  'unchecked',
  'pushes',
  'checks',
] as const;

/** The release that a command wants to put live. */
export interface NextRelease extends Pick<LogEntry, (typeof DETAILS)[number]> {
  release: Release;
}

/** A release, and the log entry that it has or would have. */
export interface Candidate {
  entry: LogEntry;
  release: Release;
}

export interface AppendReleaseOptions<Next extends NextRelease = NextRelease> {
  store: Store;
  channel: string;
  /**
   * Builds the next release on the live one. Called again whenever another publisher commits first. Members that are not part of an
   * entry are for the caller, who gets the last result as `next`.
   */
  build: (liveRelease: Release | undefined, live: LogEntry | undefined) => Promise<Next>;
  /**
   * Throws unless a server can serve the candidate. Called in every round before the entry is written, and also when the
   * release is already live. The store does not have the candidate's entry and record yet. `served` is the live release, unless a
   * damaged entry follows its entry: servers may serve that entry's release.
   */
  check: (candidate: Candidate, served: Release | undefined) => Promise<void>;
  now: () => Date;
  /** Who runs the command, for the entry. */
  provenance?: Provenance | undefined;
  /** Command line that repeats the command on the release that is live then. `CONFLICT` prints it. */
  retryCommand?: string | undefined;
  /** The live entry that the command based its decision on. Default: the entry that is live when it starts. */
  initialLive?: LogEntry | undefined;
  /** Called for each damaged or altered log entry that is skipped. */
  reportEntry?: ReportEntry | undefined;
  /**
   * Continues after a damaged newest entry, and without a damaged record of the live release: `build` then gets no base. For rollbacks of
   * the whole site: anything else would silently undo what the damaged entry put live.
   */
  allowDamage?: boolean;
}

export interface CommittedRelease<Next extends NextRelease = NextRelease> {
  /** The entry that is live now. */
  entry: LogEntry;
  release: Release;
  /** What `build` returned for this entry. */
  next: Next;
  /** False if the release was already live: the log then has no new entry. */
  changed: boolean;
}

/** Maximum back-off between retries, in milliseconds. */
const MAX_BACKOFF_MS = 200;

/**
 * Puts a channel's next release live: builds it on the live release and appends it to the log under the next number.
 * Others may do the same at any time. The second publisher rebuilds on the release of the first, and gets `CONFLICT` if
 * that would undo it. Every lost round means that another publisher succeeded, so the loop ends when the others do. Throws `LOG_INTEGRITY` if
 * the newest entry is damaged, and `TOOL_OUTDATED` if a newer tool wrote an entry.
 */
export async function appendRelease<Next extends NextRelease>({
  store,
  channel,
  build,
  check,
  now,
  provenance,
  retryCommand,
  initialLive: givenInitialLive,
  reportEntry,
  allowDamage = false,
}: AppendReleaseOptions<Next>): Promise<CommittedRelease<Next>> {
  const endAfter = (known: LogEntry | undefined) => logEnd(store, channel, { known, report: reportEntry });
  const releaseOf = (entry: LogEntry | undefined) => baseRelease(store, entry, allowDamage);
  let end = await endAfter(givenInitialLive);
  const initialLive = givenInitialLive ?? end.live;
  const initialRelease = await releaseOf(initialLive);
  for (let round = 1; ; round += 1) {
    const { live, next: number, damage } = end;
    if (damage && !allowDamage) throw newestDamaged(channel, damage);
    const liveRelease = live === initialLive ? initialRelease : await releaseOf(live);
    const next = await build(liveRelease, live);
    assertChangesDeclared(liveRelease, next);
    if (live && live !== initialLive) {
      const positions = { initialLive, initialRelease, live, liveRelease };
      await assertNoLostUpdate({ store, channel, ...positions, next, retryCommand });
    }
    const encoded = encodeRecord(next.release);
    const release = encoded.id;
    // After a damaged entry, an unchanged release gets a new entry: it records what is live from then on.
    const isLive =
      live?.release === release &&
      !hasExpired(live) &&
      number === live.number + 1 &&
      !changesCanary(live, next);
    const entry = isLive
      ? live
      : sealEntry(
          {
            ...detailsOf(next),
            ...provenance,
            versions: next.release.versions,
            number,
            release,
            at: now().toISOString(),
          },
          live,
        );
    await check(
      { entry, release: next.release },
      number === (live?.number ?? 0) + 1 ? liveRelease : undefined,
    );
    // Checked before the record is stored, so that a lost race does not leave a release behind that was never live.
    if (isSame(await endAfter(live), end)) {
      if (isLive) return { entry, release: next.release, next, changed: false };
      // If the race is lost here, the record is left for `site gc`: another publisher's identical release may be live.
      await putEncodedRelease(store, encoded);
      if (await append(store, channel, entry, live))
        return { entry, release: next.release, next, changed: true };
    }
    await sleep(Math.random() * Math.min(2 ** round, MAX_BACKOFF_MS));
    const newEnd = await endAfter(live);
    if (isSame(newEnd, end)) throw inconsistent(entryKey(channel, number));
    end = newEnd;
  }
}

function detailsOf(next: NextRelease): Pick<LogEntry, (typeof DETAILS)[number]> {
  const given = DETAILS.filter((name) => next[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, next[name]])) as Pick<
    LogEntry,
    (typeof DETAILS)[number]
  >;
}

/** Whether only the canary changes. Other commands that result in the live release leave it running. */
const changesCanary = (live: LogEntry, { action, canary }: NextRelease) =>
  action === 'canary' && !isDeepStrictEqual(live.canary, canary);

const isSame = (one: LogEnd, other: LogEnd) => one.live === other.live && one.next === other.next;

const inconsistent = (at: string) =>
  new SiteError('STORE_INCONSISTENT', `The store reports that ${at} exists, but returns no content for it.`, {
    at,
    fix: 'check the store: a key must be readable as soon as creating it is refused',
  });

/** The release of the live entry; undefined if there is none, or if it is damaged and `isOptional`. */
async function baseRelease(store: Store, entry: LogEntry | undefined, isOptional: boolean) {
  try {
    return entry && !hasExpired(entry) ? await getRelease(store, entry.release) : undefined;
  } catch (error) {
    if (!(error instanceof SiteError) || !error.code.startsWith('RECORD_')) throw error;
    if (isOptional) return undefined;
    const { code, message, at } = error;
    throw new SiteError(code, `The live release cannot be read. ${message}`, {
      at,
      fix: 'run site rollback, which does not need it, then repeat the command',
      cause: error,
    });
  }
}

/** Error for a newest entry that cannot be read: what it put live is unknown. */
const newestDamaged = (channel: string, cause: SiteError) =>
  new SiteError(cause.code, `The newest entry of '${channel}' is damaged. ${cause.message}`, {
    at: cause.at,
    fix: 'restore the file from a backup; or run site rollback, which does not need it, then repeat the command',
    cause,
  });

/** Throws unless the entry names every section that changes: rollbacks rely on it. */
function assertChangesDeclared(base: Release | undefined, { release, sections }: NextRelease) {
  for (const { name } of changedVersions(base?.versions, release.versions))
    if (!sections.includes(name))
      throw new TypeError(`The release changes '${name}', which the entry does not declare`);
}
