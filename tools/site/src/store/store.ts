/**
 * Where releases live. Three operations, so that a folder, memory and any object store with conditional writes can
 * serve as one: nothing is ever overwritten, deleted or locked.
 */
export interface Store {
  /** The bytes under a key, or undefined when there are none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The keys below a prefix (a folder with its slash, or empty for all), sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Writes durably and whole, or not at all; false when the key already exists, which then keeps its bytes and is as
   * durable as if it had been written here. A key is never the folder of another.
   */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
}
