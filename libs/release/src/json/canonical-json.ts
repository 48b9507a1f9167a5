/**
 * Serializes a value as canonical JSON: members sorted, no white space, undefined members omitted. Throws a TypeError with the
 * location of any value that cannot be represented, such as NaN, a Date, or undefined in an array.
 */
export function canonicalJson(value: unknown): string {
  const sorted = withSortedMembers(value);
  // The serializer of the engine is five times as fast, but cannot sort all members or name the location of a problem.
  return sorted === UNSORTABLE ? serialize(value, 'value') : JSON.stringify(sorted);
}

function serialize(value: unknown, at: string): string {
  if (isPrimitive(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item: unknown, i) => serialize(item, `${at}[${i}]`)).join(',')}]`;
  }
  if (!isPlain(value)) throw new TypeError(`${at} cannot be written as JSON`);
  const members = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${serialize(value[name], `${at}.${name}`)}`);
  return `{${members.join(',')}}`;
}

/** The result of `withSortedMembers` for values that JSON or the order of an object's members cannot represent. */
const UNSORTABLE = Symbol('unsortable');

/** The value with sorted members. Parts that are sorted, as in a parsed record, are not copied. */
function withSortedMembers(value: unknown): unknown {
  if (isPrimitive(value)) return value;
  if (Array.isArray(value)) return withSortedItems(value);
  if (!isPlain(value)) return UNSORTABLE;
  const names = Object.keys(value);
  // Objects have such members first, in the order of their numbers.
  if (/^\d/.test(names[0] ?? '')) return UNSORTABLE;
  let copy: Record<string, unknown> | undefined;
  if (!isSorted(names)) {
    copy = Object.create(null) as Record<string, unknown>;
    for (const name of names.sort()) copy[name] = value[name];
  }
  for (const name of names) {
    const member = value[name];
    // Most members are strings: this is half of the time that a release's record takes.
    if (typeof member === 'string' || member === undefined) continue;
    const sorted = withSortedMembers(member);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted !== member) (copy ??= { ...value })[name] = sorted;
  }
  return copy ?? value;
}

function withSortedItems(items: readonly unknown[]): unknown {
  let copy: unknown[] | undefined;
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (typeof item === 'string') continue;
    const sorted = withSortedMembers(item);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted !== item) (copy ??= items.slice())[i] = sorted;
  }
  return copy ?? items;
}

function isSorted(names: readonly string[]): boolean {
  for (let i = 1; i < names.length; i += 1) if (names[i - 1]! >= names[i]!) return false;
  return true;
}

const isPrimitive = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared by identity, because plain objects can come from another realm, such as a vm or a test runner.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
