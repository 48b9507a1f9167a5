import { append, channelNames, logEnd, type NewLogEntry, type Provenance } from '@vantedge/release';
import type { Store } from '@vantedge/store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which a preview expires that has had no new entry. */
const KEEP_PREVIEWS_DAYS = 30;

interface Options {
  /** Current time, in milliseconds since 1970. */
  now?: number | undefined;
  provenance?: Provenance | undefined;
  /** Finds previews without changing them. */
  isDryRun?: boolean | undefined;
}

/**
 * Ends previews that have had no new entry for a long time, by an entry with the action `expire`; returns their names. Their releases
 * are garbage a grace period later, unless another channel uses them. `site preview` can use the name again.
 */
export async function expirePreviews(
  store: Store,
  { now = Date.now(), provenance, isDryRun = false }: Options = {},
): Promise<string[]> {
  const expired: string[] = [];
  for (const channel of await channelNames(store)) {
    const { live, next: number, damage } = await logEnd(store, channel);
    if (damage || live?.action !== 'preview' || now - Date.parse(live.at) <= KEEP_PREVIEWS_DAYS * DAY_MS)
      continue;
    const entry: NewLogEntry = {
      number,
      release: live.release,
      action: 'expire',
      sections: [],
      versions: live.versions,
      at: new Date(now).toISOString(),
      ...provenance,
    };
    // Another command may have appended an entry: then the preview is in use.
    if (isDryRun || (await append(store, channel, entry, live))) expired.push(channel);
  }
  return expired;
}
