import { setTimeout as sleep } from 'node:timers/promises';
import { command, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import { hasExpired, isSameEnd, logEnd } from './log-end.ts';
import { entryKey, type LogEnd, type ReportEntry } from './log-entry.ts';

/** The live entry of a channel, and its release: undefined if there is none, or if it is damaged and that is allowed. */
interface Live {
  live: LogEntry | undefined;
  base: Release | undefined;
}

/** One attempt to append an entry: the end of the log, and the release that the next one is built on. */
export interface Round extends LogEnd, Live {
  store: Store;
  channel: string;
  /** What was live when the command decided. */
  start: Live;
  /** Called with each damaged entry that is skipped. */
  reportEntry?: ReportEntry | undefined;
}

export interface RoundOptions extends Pick<Round, 'reportEntry'> {
  /** The live entry that the command based its decision on. Default: the one that is live in the first round. */
  decidedOn?: LogEntry | undefined;
  /**
   * Continues after a damaged newest entry, and without a damaged record of the live release. For rollbacks of the whole site: anything
   * else would silently undo what the damaged entry put live.
   */
  allowDamage?: boolean | undefined;
}

/** Maximum back-off between rounds, in milliseconds. */
const MAX_BACKOFF_MS = 200;

/**
 * Yields what to build the next release on, until the caller has appended it and stops. Each lost round means that another publisher
 * has succeeded, so the next one starts from its release. Throws `LOG_HASH_MISMATCH` if the newest entry is damaged, `TOOL_OUTDATED` if a
 * newer tool wrote an entry, and `STORE_INCONSISTENT` if a round was lost to nobody.
 */
export async function* rounds(
  store: Store,
  channel: string,
  { decidedOn, allowDamage = false, reportEntry }: RoundOptions = {},
): AsyncGenerator<Round, never, void> {
  let end = await logEnd(store, channel, { known: decidedOn, report: reportEntry });
  const live = decidedOn ?? end.live;
  const start = { live, base: await baseRelease(store, live, allowDamage) };
  for (let round = 1; ; round += 1) {
    if (end.damage && !allowDamage) throw newestDamaged(channel, end.damage);
    const base = end.live === live ? start.base : await baseRelease(store, end.live, allowDamage);
    yield { ...end, base, store, channel, start, reportEntry };
    await sleep(Math.random() * Math.min(2 ** round, MAX_BACKOFF_MS));
    const newEnd = await logEnd(store, channel, { known: end.live, report: reportEntry });
    if (isSameEnd(newEnd, end)) throw inconsistent(entryKey(channel, end.next));
    end = newEnd;
  }
}

/** The release of an entry; undefined if there is none, or if it is damaged and `isOptional`. */
async function baseRelease(store: Store, entry: LogEntry | undefined, isOptional: boolean) {
  try {
    return entry && !hasExpired(entry) ? await getRelease(store, entry.release) : undefined;
  } catch (error) {
    if (!(error instanceof SiteError) || !error.code.startsWith('RECORD_')) throw error;
    if (isOptional) return undefined;
    const { code, message, at } = error;
    throw new SiteError(code, `The live release cannot be read. ${message}`, {
      at,
      fix: ['repeat the command after a rollback, which does not need it:', command('site', 'rollback')],
      cause: error,
    });
  }
}

/** Error for a newest entry that cannot be read: what it put live is unknown. */
const newestDamaged = (channel: string, cause: SiteError) =>
  new SiteError(cause.code, `The newest entry of '${channel}' is damaged. ${cause.message}`, {
    at: cause.at,
    fix: [
      'restore the file from a backup; or repeat the command after a rollback, which does not need it:',
      command('site', 'rollback'),
    ],
    cause,
  });

const inconsistent = (at: string) =>
  new SiteError('STORE_INCONSISTENT', `The store reports that ${at} exists, but returns no content for it.`, {
    at,
    fix: 'check the store: if it rejects a key as existing, reading it must succeed',
  });
