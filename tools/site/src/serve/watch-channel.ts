import { head } from '../release/channel.ts';
import type { ChannelEntry } from '../release/model.ts';
import type { Store } from '../store/store.ts';

/** How often the channel is asked for its next number. */
export const WATCH_MS = 300;

/** When a release that could not be loaded is tried again: somebody may have mended the store. */
const RETRY_MS = 5_000;

export interface Watch {
  store: Store;
  channel: string;
  /** The entry that is loaded already. */
  from: ChannelEntry;
  /** Loads an entry that came later; while it rejects, the entry is tried again. */
  move: (entry: ChannelEntry) => Promise<void>;
  /** Told of each problem once, until the next move. */
  report: (problem: unknown, entry?: ChannelEntry) => void;
}

/** Follows a channel until the returned function is called; holds no process alive. */
export function watchChannel({ store, channel, from, move, report }: Watch): () => void {
  let loaded = from;
  let newest = from;
  let failed = { number: 0, at: 0 };
  let told = new Set<string>();
  let stopped = false;
  let timer: NodeJS.Timeout;

  async function look() {
    let trying: ChannelEntry | undefined;
    try {
      newest = (await head(store, channel, newest)) ?? newest;
      const wait = newest.number === failed.number && Date.now() - failed.at < RETRY_MS;
      if (stopped || newest.number === loaded.number || wait) return;
      trying = newest;
      await move(trying);
      loaded = trying;
      told = new Set();
    } catch (problem) {
      if (trying) failed = { number: trying.number, at: Date.now() };
      const text = `${trying?.number} ${String(problem)}`;
      if (!told.has(text)) report(problem, trying);
      told.add(text);
    } finally {
      if (!stopped) again();
    }
  }

  function again() {
    timer = setTimeout(() => void look(), WATCH_MS).unref();
  }

  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
