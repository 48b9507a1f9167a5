import type { Store } from '@vantedge/store';
import { setImmediate as nextCycle } from 'node:timers/promises';
import type { LogEntry, Release, SectionVersion } from '@vantedge/release';

/** Some bodies have no encodings. */
const isOptional = (key: string) => key.startsWith('encodings/');

/**
 * A store that checks the logs at every step: throws when a key is removed that they need, and when an entry is appended without all that
 * it needs.
 */
export function watchedStore(inner: Store): { store: Store; violations: string[] } {
  const violations: string[] = [];
  let needed: Set<string> | undefined;
  const isLog = (key: string) => key.startsWith('channels/') || key.startsWith('encodings/');
  async function check() {
    needed = await neededKeys(inner);
    for (const key of needed)
      if (!isOptional(key) && !(await inner.revision(key))) violations.push(`${key} is missing`);
  }
  async function removal(key: string, remove: () => Promise<boolean>) {
    needed ??= await neededKeys(inner);
    const isRemoved = await remove();
    if (isRemoved && needed.has(key)) violations.push(`${key} was removed`);
    return isRemoved;
  }
  const store: Store = {
    ...inner,
    async putIfAbsent(key, bytes) {
      const isCreated = await inner.putIfAbsent(key, bytes);
      if (isCreated && isLog(key)) needed = undefined;
      if (isCreated && key.startsWith('channels/')) await check();
      return isCreated;
    },
    async replace(key, bytes) {
      await inner.replace(key, bytes);
      if (isLog(key)) needed = undefined;
    },
    removeRevision: (key, revision) => removal(key, () => inner.removeRevision(key, revision)),
  };
  return { store, violations };
}

/** Runs tasks together, one store operation at a time. */
export interface OperationScheduler {
  /** A store whose operations wait for their turn. After `operations` of them, its user is killed: the next one never ends. */
  store(operations?: number): Store;
  /** Runs tasks until each has ended or was killed. `choose` returns a number below its argument, and decides whose turn it is. */
  run(tasks: (() => Promise<unknown>)[], choose: (below: number) => number): Promise<void>;
}

/** Lets tests choose the order of the store operations of concurrent tasks. `before` is called before each operation. */
export function scheduleOperations(inner: Store, before: () => void): OperationScheduler {
  const waiting: (() => void)[] = [];
  return {
    store(operations = Infinity) {
      let left = operations;
      const queued =
        <A extends unknown[], T>(work: (...parameters: A) => Promise<T>) =>
        async (...parameters: A): Promise<T> => {
          left -= 1;
          if (left < 0) return new Promise<T>(() => {});
          await new Promise<void>((resolve) => waiting.push(resolve));
          before();
          return work(...parameters);
        };
      return {
        read: queued(inner.read),
        list: queued(inner.list),
        putIfAbsent: queued(inner.putIfAbsent),
        replace: queued(inner.replace),
        revision: queued(inner.revision),
        listRevisions: queued(inner.listRevisions),
        removeRevision: queued(inner.removeRevision),
      };
    },
    async run(tasks, choose) {
      const failures: unknown[] = [];
      for (const task of tasks) task().catch((error: unknown) => failures.push(error));
      // Everything but store operations is synchronous, so that all tasks wait or have ended after a turn of the event loop.
      await nextCycle();
      while (waiting.length) {
        waiting.splice(choose(waiting.length), 1)[0]!();
        await nextCycle();
      }
      if (failures.length) throw failures[0];
    },
  };
}

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
