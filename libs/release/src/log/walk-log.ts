import type { Store } from '../store/store.ts';
import { entry, entryNumbers, isEntryProblem, missingEntries, type ReportEntry } from './channel.ts';
import { follows, hasExpired, logEnd, replacedEntry } from './log-end.ts';
import { newestHashed, unhashedEntry } from './unhashed-entry.ts';
import type { LogEntry } from '../records/log-model.ts';

interface WalkOptions {
  report?: ReportEntry | undefined;
  /** Known entries by number, which are not read again. */
  known?: ReadonlyMap<number, { entry: LogEntry }>;
  /** Whether to end before an entry. Default: if it expired the channel, because earlier releases may be gone. */
  isEnd?: (entry: LogEntry) => boolean;
  /** Called with the entry that the walk ended before. */
  onEnd?: (end: LogEntry) => void;
}

/**
 * Yields an entry and its predecessors, newest first, reading them lazily. Each is checked against its own hash and the link of the
 * next entry. Damaged, altered and missing entries are reported and skipped.
 */
export async function* walkBack(
  store: Store,
  channel: string,
  from: LogEntry,
  {
    report = () => undefined,
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
  // No entry before a valid entry without a hash has one.
  let isUnhashed = from.hash === undefined;
  let number = numberBefore(from);
  yield from;
  while (number > 0) {
    const found = await readTrusted(number);
    isLinked = found !== undefined;
    if (found) {
      if (isEnd(found)) return onEnd(found);
      yield found;
      later = found;
      isUnhashed = found.hash === undefined;
      number = numberBefore(found);
    } else {
      number = (await listedBelow(number))[0] ?? 0;
    }
  }

  async function readTrusted(number: number): Promise<LogEntry | undefined> {
    try {
      const found = known.get(number)?.entry ?? (await entry(store, channel, number));
      const problem = found ? await integrityProblem(found) : await gap(number);
      if (!problem) return found;
      report(problem, number);
    } catch (error) {
      if (!isEntryProblem(error)) throw error;
      report(error, number);
    }
    return undefined;
  }

  async function gap(number: number) {
    return missingEntries(channel, ((await listedBelow(number))[0] ?? 0) + 1, number);
  }

  async function integrityProblem(found: LogEntry) {
    if (isLinked && !follows(later, found)) return replacedEntry(channel, found, later);
    if (found.hash !== undefined || isUnhashed || (isLinked && later.previous)) return undefined;
    const earlier = await newestHashed(store, channel, await listedBelow(found.number));
    return earlier && unhashedEntry(channel, found, earlier);
  }
}

/** Number of the previous entry; 0 for the first entry. */
function numberBefore({ number, previous, hash }: LogEntry): number {
  return previous?.number ?? (hash === undefined ? number - 1 : 0);
}

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
