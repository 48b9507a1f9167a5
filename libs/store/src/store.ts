import { SiteError } from '@vantedge/errors';

/**
 * Storage for releases. It has few operations, so that a folder, memory, or any object store with conditional writes can implement
 * it. There are no locks, and the content of a key never changes, except to repair damage. Only `site gc` removes keys.
 */
export interface Store {
  /** Content of a key; undefined if it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Keys below a prefix (a folder with a trailing slash, or empty for all), sorted. Calls `onPage` for each part of a long listing, which
   * shows that the store responds.
   */
  list(prefix: string, onPage?: () => void): Promise<string[]>;
  /**
   * Creates a key durably and atomically. Returns false if it already exists; it is then unchanged, and durable as well. A key
   * must not be a folder of another key. `isWriteRejected` tells after which errors nothing was written. After any other error, the
   * key may or may not exist. An existing key whose last write is more than `RENEW_AFTER_MS` ago is renewed: garbage collection treats
   * it as new. Log entries are not.
   */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Creates or replaces a key durably and atomically: readers get the old bytes or the new ones, never a mix. Throws a TypeError
   * for log entries, because logs are append-only.
   */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  /** The current revision of a key; undefined if it does not exist. */
  revision(key: string): Promise<KeyRevision | undefined>;
  /** Like `list`, with the current revision of each key. */
  listRevisions(prefix: string, onPage?: () => void): Promise<KeyRevision[]>;
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
  /** Number of bytes. */
  size: number;
  /**
   * Identifies the write. Every write creates a new revision, even with the same bytes, unless both happen at the same time by the
   * clock of the store: within a second on S3. So remove only keys that are older than that.
   */
  revision: string;
}

/**
 * Minimum age of a key that garbage collection removes, in milliseconds. A writer creates keys before another key refers to them, so
 * it must exceed the time from the first write to the last.
 */
export const GRACE_MS = 24 * 60 * 60 * 1000;

/**
 * Age at which `putIfAbsent` renews an existing key, in milliseconds. Its writer then has the other half of the grace period to write the
 * key that refers to it.
 */
export const RENEW_AFTER_MS = GRACE_MS / 2;

/** Folder for incomplete files. No key starts with it. */
export const TEMPORARY = 'tmp';

// Lower case only, because some file systems ignore case.
const SEGMENT = '[a-z0-9_-][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** Whether a name can be a key: relative, lower case, no hidden segment and no `..`. */
export function isKey(name: string): boolean {
  return KEY.test(name) && !name.includes('..') && name !== TEMPORARY && !name.startsWith(`${TEMPORARY}/`);
}

/** Folder of the logs, the only one whose keys are not derived from their content. */
export const LOGS = 'channels/';

/** Throws a TypeError if a key is invalid, which is a bug in the caller. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`'${key}' is not a store key`);
}

/** Like `checkKey`, for a key that may be replaced or removed. */
export function checkReplaceable(key: string): void {
  checkKey(key);
  if (key.startsWith(LOGS))
    throw new TypeError(`'${key}' is a log entry, which must not be replaced or removed`);
}

/** Like `checkKey`, for a prefix: empty for the whole store, or a key with a trailing slash. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '' && !(prefix.endsWith('/') && isKey(prefix.slice(0, -1)))) {
    throw new TypeError(`'${prefix}' is not a prefix of store keys, such as 'releases/'`);
  }
}

/** Codes of errors before a write could take effect. */
const UNWRITTEN_CODES = new Set([
  'STORE_ACCESS_DENIED',
  'STORE_BUCKET_NOT_FOUND',
  'STORE_CREDENTIALS_MISSING',
  'STORE_NO_CONDITIONAL_WRITE',
  'STORE_UNREACHABLE',
  'STORE_URL_INVALID',
  'STORE_WRITE_FAILED',
]);

/** Whether a write certainly had no effect. After any other error, it may have had one. */
export const isWriteRejected = (error: unknown): boolean =>
  error instanceof SiteError && UNWRITTEN_CODES.has(error.code);
