import { hasExpired, logEnd, type LogEntry } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Polls between two attempts to load a release that failed: the store may have been repaired. */
const RETRY_AFTER_POLLS = 16;

/** Polls between two listings of the log: looking for the next number alone never finds entries above a gap. */
const LIST_AFTER_POLLS = 200;

/** A log entry with a problem; `release` is absent when the entry itself cannot be read. */
interface ProblemEntry {
  number: number;
  release?: string;
}

export interface Watch {
  /** Time between two polls of the channel, in milliseconds. */
  intervalMs: number;
  store: Store;
  channel: string;
  /** The newest known log entry. */
  newest: LogEntry;
  /** The entry that is already loaded in full; undefined when `newest` must be retried. */
  loaded: LogEntry | undefined;
  /** Problems already reported to the operator. */
  reported: readonly (ProblemEntry & { error: unknown })[];
  /** Loads a newer entry. When it rejects, the entry is retried later. */
  move: (entry: LogEntry) => Promise<void>;
  /** Called once per entry that cannot be read or loaded, and once each time the channel becomes unreadable. */
  report: (problem: unknown, entry?: ProblemEntry) => void;
  /** Called when the newest entry is loaded and no entry above it is damaged. */
  settle: () => void;
}

/** Polls a channel until the returned function is called. Does not keep the process alive. */
export function watchChannel({
  intervalMs,
  store,
  channel,
  reported,
  move,
  report,
  settle,
  ...start
}: Watch): () => void {
  let { newest, loaded } = start;
  let failed = { number: loaded ? 0 : newest.number, polls: 0 };
  let polls = 0;
  // Keyed by entry number; `undefined` is the channel itself.
  const lastReported = new Map<number | undefined, string>(
    reported.map(({ number, error }) => [number, String(error)]),
  );
  let stopped = false;
  let timer: NodeJS.Timeout;

  function reportOnce(problem: unknown, entry?: ProblemEntry) {
    const text = String(problem);
    if (lastReported.get(entry?.number) !== text) report(problem, entry);
    lastReported.set(entry?.number, text);
  }

  async function poll() {
    let trying: LogEntry | undefined;
    const damaged: (ProblemEntry & { error: unknown })[] = [];
    try {
      polls += 1;
      const end = await logEnd(store, channel, {
        known: polls % LIST_AFTER_POLLS === 0 ? undefined : newest,
        report: (error, number) => damaged.push({ number, error }),
      });
      // A damaged key far ahead is not part of the log.
      const above = damaged.filter(({ number }) => number < end.next);
      for (const { number, error } of above) reportOnce(error, { number });
      if (end.live && end.live.number > newest.number && !hasExpired(end.live)) newest = end.live;
      lastReported.delete(undefined);
      if (stopped) return;
      if (newest.number === loaded?.number) {
        if (!above.length) settle();
        return;
      }
      if (newest.number === failed.number && (failed.polls += 1) < RETRY_AFTER_POLLS) return;
      trying = newest;
      await move(trying);
      loaded = trying;
      lastReported.clear();
    } catch (problem) {
      if (trying) failed = { number: trying.number, polls: 0 };
      reportOnce(problem, trying);
    } finally {
      if (!stopped) scheduleNext();
    }
  }

  function scheduleNext() {
    timer = setTimeout(() => void poll(), intervalMs).unref();
  }

  scheduleNext();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
