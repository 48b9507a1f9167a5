/**
 * Where releases live. Few operations, so that a folder, memory and any object store with conditional writes can serve
 * as one. Nothing is locked, and no key ever gets other bytes, except damaged ones. Only `site gc` removes keys.
 */
export interface Store {
  /** The bytes under a key, or undefined when there are none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The keys below a prefix (a folder with its slash, or empty for all), sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Writes durably and whole, or not at all; false when the key already exists, which then keeps its bytes and is as
   * durable as if it had been written here. A key is never the folder of another. Fails with `STORE_WRITE_FAILED` only when
   * nothing was written; any other failure leaves open whether the key exists.
   */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Writes durably and whole over whatever the key has; a reader gets the old bytes or the new ones, never a mix. For keys
   * that follow from their bytes: the log is append-only, and a key of it is a TypeError.
   */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  /** As `list`, with the revision that each key has now. */
  listRevisions(prefix: string): Promise<KeyRevision[]>;
  /**
   * Removes a key if this is still its revision; false when it was written again or removed since. For garbage
   * collection alone; a key of a log is a TypeError.
   */
  removeRevision(key: string, revision: string): Promise<boolean>;
}

/** A key, and its last write. */
export interface KeyRevision {
  key: string;
  /** Time of the write, in milliseconds since 1970, by the clock of the store. */
  modifiedAt: number;
  /** Identifies the write: every one makes another revision, also one of the same bytes. */
  revision: string;
}
