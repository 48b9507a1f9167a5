import type { LogEntry, Release, SectionVersion } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/**
 * Keys that the logs of a store need, computed in the simplest possible way and independently of garbage collection: everything below the
 * entries of each channel since it last expired. Throws if a record is missing.
 */
export async function neededKeys(store: Store): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const id of await loggedIds(store)) for (const key of await keysOfRelease(store, id)) needed.add(key);
  for (const key of needed) {
    if (!key.startsWith('encodings/')) continue;
    for (const hash of Object.values(await readJson<Record<string, string>>(store, key, {})))
      needed.add(blob(hash));
  }
  return needed;
}

async function loggedIds(store: Store): Promise<Set<string>> {
  const logs = new Map<string, LogEntry[]>();
  for (const key of await store.list('channels/')) {
    const entry = await readJson<LogEntry>(store, key);
    const channel = key.split('/')[1]!;
    const before = entry.action === 'expire' ? [] : (logs.get(channel) ?? []);
    logs.set(channel, entry.action === 'expire' ? before : [...before, entry]);
  }
  return new Set([...logs.values()].flat().map(({ release }) => release));
}

/** Records never change, so that each is read once. */
const known = new WeakMap<Store, Map<string, string[]>>();

async function keysOfRelease(store: Store, id: string): Promise<string[]> {
  const releases = known.get(store) ?? new Map<string, string[]>();
  known.set(store, releases);
  const keys = releases.get(id) ?? (await readKeys(store, id));
  releases.set(id, keys);
  return keys;
}

async function readKeys(store: Store, id: string): Promise<string[]> {
  const at = `releases/${id}.json`;
  const { pages, files, versions } = await readJson<Release>(store, at);
  const keys = [at];
  const bodies = [
    ...Object.values(pages).map(({ html }) => html),
    ...Object.values(files).map(({ body }) => body),
  ];
  for (const { key } of Object.values(pages)) keys.push(`pages/${key}.json`);
  for (const [section, version] of Object.entries(versions)) {
    const versionKey = `versions/${section}/${version}.json`;
    const record = await readJson<SectionVersion>(store, versionKey);
    keys.push(versionKey, blob(record.server));
    bodies.push(...Object.values(record.files));
    for (const name of Object.keys(record.files)) keys.push(`assets/${section}/${name}`);
  }
  for (const { identity } of bodies) keys.push(blob(identity), `encodings/${identity}.json`);
  return keys;
}

const blob = (hash: string) => `blobs/${hash.slice(0, 2)}/${hash}`;

async function readJson<T>(store: Store, key: string, absent?: T): Promise<T> {
  const bytes = await store.read(key);
  if (!bytes && absent !== undefined) return absent;
  if (!bytes) throw new Error(`${key} is missing`);
  return JSON.parse(Buffer.from(bytes).toString()) as T;
}
