import { head } from '../release/log-end.ts';
import type { ChannelEntry } from '../release/model.ts';
import type { Store } from '../store/store.ts';

/** After how many looks a release that could not be loaded is tried again: somebody may have mended the store. */
const RETRY_AFTER = 16;

export interface Watch {
  /** Milliseconds between two looks at the channel. */
  every: number;
  store: Store;
  channel: string;
  /** The entry that is loaded already. */
  from: ChannelEntry;
  /** Loads an entry that came later; while it rejects, the entry is tried again. */
  move: (entry: ChannelEntry) => Promise<void>;
  /** Told once of each entry that cannot be loaded, and once each time that the channel cannot be read. */
  report: (problem: unknown, entry?: ChannelEntry) => void;
  /** Called when the channel can be read again, and nothing newer than what is loaded is on it. */
  recover: () => void;
}

/** Follows a channel until the returned function is called; holds no process alive. */
export function watchChannel({ every, store, channel, from, move, report, recover }: Watch): () => void {
  let loaded = from;
  let newest = from;
  let failed = { number: 0, looks: 0 };
  // By the number that could not be loaded; a channel that could not be read has none.
  const told = new Map<number | undefined, string>();
  let stopped = false;
  let timer: NodeJS.Timeout;

  async function look() {
    let trying: ChannelEntry | undefined;
    try {
      newest = (await head(store, channel, newest)) ?? newest;
      const isBack = told.delete(undefined);
      if (stopped) return;
      if (newest.number === loaded.number) {
        if (isBack) recover();
        return;
      }
      if (newest.number === failed.number && (failed.looks += 1) < RETRY_AFTER) return;
      trying = newest;
      await move(trying);
      loaded = trying;
      told.clear();
    } catch (problem) {
      if (trying) failed = { number: trying.number, looks: 0 };
      const text = String(problem);
      if (told.get(trying?.number) !== text) report(problem, trying);
      told.set(trying?.number, text);
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
