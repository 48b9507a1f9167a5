import { head } from '../log/log-end.ts';
import type { LogEntry } from '../records/log-model.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

/** The live entry of a channel; throws `CHANNEL_EMPTY` when there is none. */
export async function liveEntry(store: Store, channel: string): Promise<LogEntry> {
  const live = await head(store, channel);
  if (live) return live;
  throw nothingPublished(channel);
}

/** The error for a channel without entries. */
export const nothingPublished = (channel: string) =>
  new SiteError('CHANNEL_EMPTY', `Nothing was published to '${channel}' yet.`, {
    at: `channels/${channel}/`,
    fix: 'site publish shell',
  });
