/**
 * Storage for releases. It has few operations, so that a folder, memory, or any object store with conditional writes can implement
 * it. There are no locks, and the content of a key never changes, except to repair damage. Only `site gc` removes keys.
 */
export interface Store {
  /** Content of a key; undefined if it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Keys below a prefix (a folder with a trailing slash, or empty for all), sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Creates a key durably and atomically. Returns false if it already exists; it is then unchanged, and durable as well. A key
   * must not be a folder of another key. `STORE_WRITE_FAILED` means that nothing was written. After any other error, the key may
   * or may not exist.
   */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Creates or replaces a key durably and atomically: readers get the old bytes or the new ones, never a mix. Throws a TypeError
   * for log entries, because logs are append-only.
   */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  /** Like `list`, with the current revision of each key. */
  listRevisions(prefix: string): Promise<KeyRevision[]>;
  /**
   * Removes a key if it still has this revision. Returns false if it has been rewritten or removed since. Only for garbage
   * collection. Throws a TypeError for log entries.
   */
  removeRevision(key: string, revision: string): Promise<boolean>;
}

/** A key and its last write. */
export interface KeyRevision {
  key: string;
  /** Time of the write by the clock of the store, in milliseconds since 1970. */
  modifiedAt: number;
  /** Identifies the write. Every write creates a new revision, even with the same bytes. */
  revision: string;
}
