import type { Store } from '@vantedge/store';
import {
  entry,
  entryNumbers,
  type EntryReading,
  isSkipped,
  missingEntries,
  type ReportEntry,
} from './log-entry.ts';
import { follows, hasExpired, logEnd, replacedEntry } from './log-end.ts';
import type { LogEntry } from '../records/log-model.ts';

interface WalkOptions extends EntryReading {
  /** Known entries by number, which are not read again. */
  known?: ReadonlyMap<number, LogEntry>;
  /** Whether to end before an entry. Default: if it expired the channel, because earlier releases may be gone. */
  isEnd?: (entry: LogEntry) => boolean;
  /** Called with the entry that the walk ended before. */
  onEnd?: (end: LogEntry) => void;
}

/**
 * Yields an entry and its predecessors, newest first, reading them lazily. Each is checked against its own hash and the link of the
 * next entry. Damaged, altered and missing entries are reported and skipped. Throws `TOOL_OUTDATED` unless `skipOutdated`.
 */
export async function* walkBack(
  store: Store,
  channel: string,
  from: LogEntry,
  {
    report = () => undefined,
    skipOutdated,
    known = new Map(),
    isEnd = hasExpired,
    onEnd = () => undefined,
  }: WalkOptions = {},
): AsyncGenerator<LogEntry, void, void> {
  if (isEnd(from)) return onEnd(from);
  let listed: number[] | undefined;
  const listedBelow = async (number: number) =>
    (listed ??= await entryNumbers(store, channel)).filter((other) => other < number);
  let later = from;
  // False after a skipped entry: the next one cannot be checked against a link then.
  let isLinked = true;
  let number = numberBefore(from);
  yield from;
  while (number > 0) {
    const found = await readTrusted(number);
    isLinked = found !== undefined;
    if (found) {
      if (isEnd(found)) return onEnd(found);
      yield found;
      later = found;
      number = numberBefore(found);
    } else {
      number = (await listedBelow(number))[0] ?? 0;
    }
  }

  async function readTrusted(number: number): Promise<LogEntry | undefined> {
    try {
      const found = known.get(number) ?? (await entry(store, channel, number));
      const problem = found ? replacement(found) : await gap(number);
      if (!problem) return found;
      report(problem, number);
    } catch (error) {
      if (!isSkipped(error, skipOutdated)) throw error;
      report(error, number);
    }
    return undefined;
  }

  async function gap(number: number) {
    return missingEntries(channel, ((await listedBelow(number))[0] ?? 0) + 1, number);
  }

  function replacement(found: LogEntry) {
    return isLinked && !follows(later, found) ? replacedEntry(channel, found, later) : undefined;
  }
}

/** Number of the previous entry; 0 for the first entry. */
const numberBefore = ({ previous }: LogEntry): number => previous?.number ?? 0;

/** All valid entries since the channel last expired, oldest first. */
export async function entries(
  store: Store,
  channel: string,
  report?: ReportEntry,
  options: Pick<WalkOptions, 'isEnd' | 'onEnd'> = {},
): Promise<LogEntry[]> {
  const { live } = await logEnd(store, channel, { report });
  const found: LogEntry[] = [];
  if (live) for await (const one of walkBack(store, channel, live, { report, ...options })) found.push(one);
  return found.reverse();
}
