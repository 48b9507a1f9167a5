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
