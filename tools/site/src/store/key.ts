/** Where an adapter keeps what is not yet written whole; no key begins with it. */
export const TEMPORARY = 'tmp';

// Lower case only: two keys must stay two files where a file system ignores case.
const SEGMENT = '[a-z0-9_-][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** Whether a name can be a key: relative, lower case, no hidden segment and no `..`. */
export function isKey(name: string): boolean {
  return KEY.test(name) && !name.includes('..') && name !== TEMPORARY && !name.startsWith(`${TEMPORARY}/`);
}

/** Where the logs are: the one folder whose keys do not follow from their bytes. */
export const LOGS = 'channels/';

/** Throws for a key that no code of ours should make: a defect, not a state of the store. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`'${key}' is not a store key`);
}

/** As `checkKey`, for a key that may be replaced or removed. */
export function checkReplaceable(key: string): void {
  checkKey(key);
  if (key.startsWith(LOGS))
    throw new TypeError(`'${key}' is an entry of a log, which is never replaced or removed`);
}

/** As `checkKey`, for the folder that `list` takes: empty for the whole store, else a key and a slash. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '' && !(prefix.endsWith('/') && isKey(prefix.slice(0, -1)))) {
    throw new TypeError(`'${prefix}' is not a prefix of store keys, such as 'releases/'`);
  }
}
