import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ChannelEntry } from './model.ts';
import { parseRecord } from './parse-record.ts';
import { channelEntry } from './shapes.ts';

/** The key of an entry: `channels/<channel>/<number in 8 digits>.json`, so that keys sort as numbers do. */
export function entryKey(channel: string, number: number): string {
  return `${folderOf(channel)}${String(number).padStart(8, '0')}.json`;
}

/** The entry with this number, or undefined when the channel has not come that far. */
export async function entry(
  store: Store,
  channel: string,
  number: number,
): Promise<ChannelEntry | undefined> {
  const key = entryKey(channel, number);
  const bytes = await store.read(key);
  if (!bytes) return undefined;
  const found = parseRecord(bytes, channelEntry, key);
  if (found.number === number) return found;
  throw new SiteError('RECORD_INVALID', `${key} is entry ${found.number}.`, {
    at: key,
    mend: 'restore the file from a backup',
  });
}

/**
 * The channel's last entry: what is live; undefined when nothing was ever published. Whoever has seen an entry passes
 * it: then only newer numbers are looked for (one read when there is none, and `known` itself is returned).
 */
export async function head(
  store: Store,
  channel: string,
  known?: ChannelEntry,
): Promise<ChannelEntry | undefined> {
  const number = known ? known.number : await lastNumber(store, channel);
  let last = known ?? (number > 0 ? await entry(store, channel, number) : undefined);
  // A listing can be older than its end: whoever was told of an entry must see it here.
  for (let next = last; next; next = await entry(store, channel, next.number + 1)) last = next;
  return last;
}

/** All entries, oldest first. */
export async function entries(store: Store, channel: string): Promise<ChannelEntry[]> {
  const last = await head(store, channel);
  const numbers = Array.from({ length: last?.number ?? 0 }, (_, i) => i + 1);
  const found = await Promise.all(numbers.map((number) => entry(store, channel, number)));
  return found.map((value, i) => value ?? missing(channel, i + 1));
}

/** Adds an entry whose number follows the last one; false when another publisher has taken that number. */
export async function append(store: Store, channel: string, next: ChannelEntry): Promise<boolean> {
  if (next.number > 1 && !(await store.read(entryKey(channel, next.number - 1)))) {
    throw new RangeError(`Entry ${next.number} of ${channel} does not follow its last one`);
  }
  return store.putIfAbsent(entryKey(channel, next.number), new TextEncoder().encode(canonicalJson(next)));
}

async function lastNumber(store: Store, channel: string): Promise<number> {
  const keys = await store.list(folderOf(channel));
  const numbers = keys.flatMap((key) => /\/(\d{8})\.json$/.exec(key)?.[1] ?? []).map(Number);
  const last = numbers.at(-1) ?? 0;
  const listed = new Set(numbers);
  for (let number = 1; number < last; number += 1) {
    // Numbers that appeared during the listing may be out of order in it; only one that cannot be read is a gap.
    if (!listed.has(number) && !(await store.read(entryKey(channel, number)))) missing(channel, number);
  }
  return last;
}

function missing(channel: string, number: number): never {
  const at = entryKey(channel, number);
  throw new SiteError('CHANNEL_GAP', `Entry ${number} of ${channel} is missing, and later ones are there.`, {
    at,
    mend: 'restore the file from a backup',
  });
}

function folderOf(channel: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(channel)) return `channels/${channel}/`;
  throw new SiteError('CHANNEL_NAME', `'${channel}' is not a lower-case name such as 'production'.`, {
    mend: 'give another name with --channel',
  });
}
