import { logEnd } from '../release/log-end.ts';
import type { ChannelEntry } from '../release/model.ts';
import type { Store } from '../store/store.ts';

/** After how many looks a release that could not be loaded is tried again: somebody may have mended the store. */
const RETRY_AFTER = 16;

/** After how many looks the log is listed: entries above a gap are not found by the next number alone. */
const LIST_AFTER = 200;

/** An entry with a problem; one that cannot be read has no release. */
interface ProblemEntry {
  number: number;
  release?: string;
}

export interface Watch {
  /** Milliseconds between two looks at the channel. */
  every: number;
  store: Store;
  channel: string;
  /** The newest entry of the log that is known. */
  newest: ChannelEntry;
  /** The entry that is loaded already, whole; undefined when `newest` is to be tried again. */
  loaded: ChannelEntry | undefined;
  /** Problems that the operator was told of already. */
  reported: readonly (ProblemEntry & { error: unknown })[];
  /** Loads an entry that came later; while it rejects, the entry is tried again. */
  move: (entry: ChannelEntry) => Promise<void>;
  /** Told once of each entry that cannot be read or loaded, and once each time that the channel cannot be read. */
  report: (problem: unknown, entry?: ProblemEntry) => void;
  /** Called when the newest entry is loaded, and none above it is damaged. */
  settle: () => void;
}

/** Follows a channel until the returned function is called; holds no process alive. */
export function watchChannel({
  every,
  store,
  channel,
  reported,
  move,
  report,
  settle,
  ...start
}: Watch): () => void {
  let { newest, loaded } = start;
  let failed = { number: loaded ? 0 : newest.number, looks: 0 };
  let looks = 0;
  // By the number that could not be loaded; a channel that could not be read has none.
  const told = new Map<number | undefined, string>(
    reported.map(({ number, error }) => [number, String(error)]),
  );
  let stopped = false;
  let timer: NodeJS.Timeout;

  function tell(problem: unknown, entry?: ProblemEntry) {
    const text = String(problem);
    if (told.get(entry?.number) !== text) report(problem, entry);
    told.set(entry?.number, text);
  }

  async function look() {
    let trying: ChannelEntry | undefined;
    const damaged: (ProblemEntry & { error: unknown })[] = [];
    try {
      looks += 1;
      const end = await logEnd(store, channel, {
        known: looks % LIST_AFTER === 0 ? undefined : newest,
        report: (error, number) => damaged.push({ number, error }),
      });
      // A damaged key far ahead is not part of the log.
      const above = damaged.filter(({ number }) => number < end.next);
      for (const { number, error } of above) tell(error, { number });
      if (end.live && end.live.number > newest.number) newest = end.live;
      told.delete(undefined);
      if (stopped) return;
      if (newest.number === loaded?.number) {
        if (!above.length) settle();
        return;
      }
      if (newest.number === failed.number && (failed.looks += 1) < RETRY_AFTER) return;
      trying = newest;
      await move(trying);
      loaded = trying;
      told.clear();
    } catch (problem) {
      if (trying) failed = { number: trying.number, looks: 0 };
      tell(problem, trying);
    } finally {
      if (!stopped) again();
    }
  }

  function again() {
    timer = setTimeout(() => void look(), every).unref();
  }

  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
