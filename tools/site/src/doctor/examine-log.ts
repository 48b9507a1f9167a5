import { entryKey, entryNumbers, logEnd, type LogEntry, type SiteError, walkBack } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import type { Finding } from './finding.ts';

/** All entries of a channel's log, and its problems. */
export interface ExaminedLog {
  /** Valid entries since the channel last expired, newest first. */
  entries: LogEntry[];
  findings: Finding[];
}

/** Checks every entry of a channel's log, and finds keys in its folder that do not belong to it. */
export async function examineLog(store: Store, channel: string): Promise<ExaminedLog> {
  const folder = `channels/${channel}/`;
  const problems = new Map<number, SiteError>();
  const report = (error: SiteError, number: number) => void problems.set(number, error);
  const { live, next } = await logEnd(store, channel, { report });
  const entries: LogEntry[] = [];
  let expired = 0;
  const onEnd = ({ number }: LogEntry) => (expired = number);
  if (live) for await (const entry of walkBack(store, channel, live, { report, onEnd })) entries.push(entry);
  const numbers = await entryNumbers(store, channel);
  const flags = channel === 'production' ? '' : ` --channel ${channel}`;
  const findings = [...problems].map(([number, { message }]): Finding => {
    const at = entryKey(channel, number);
    if (number > next) return stray(at, 'A damaged key far ahead of the log, which the log ignores.');
    return {
      state: numbers.includes(number) ? 'damaged' : 'missing',
      at,
      problem: message,
      fix:
        number > (live?.number ?? 0)
          ? `site rollback${flags}, or publish: the log then continues after this entry`
          : 'restore the file from a backup; only the history uses it',
    };
  });
  const known = new Set([...entries.map(({ number }) => number), ...problems.keys()]);
  for (const number of numbers) {
    if (!known.has(number) && number > expired)
      findings.push(
        stray(entryKey(channel, number), 'The log has continued after this entry, which was damaged.'),
      );
  }
  const keys = new Set(numbers.map((number) => entryKey(channel, number)));
  for (const key of await store.list(folder)) {
    if (!keys.has(key)) findings.push(stray(key, 'Not an entry of the log.'));
  }
  return { entries, findings };
}

/** A finding for a key that nothing uses. */
export const stray = (
  at: string,
  problem: string,
  fix = `none required; to clean up, rm <store>/${at} while no publish is running`,
): Finding => ({ state: 'stray', at, problem, fix });
