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
  if (Array.isArray(value)) return copyIfChanged(value, value.keys(), () => value.slice());
  if (!isPlain(value)) return UNSORTABLE;
  const names = Object.keys(value);
  // Objects have such members first, in the order of their numbers.
  if (/^\d/.test(names[0] ?? '')) return UNSORTABLE;
  const isSorted = names.every((name, i) => i === 0 || names[i - 1]! < name);
  if (isSorted) return copyIfChanged(value, names, () => ({ ...value }));
  const copy: Record<string, unknown> = Object.create(null);
  for (const name of names.sort()) copy[name] = value[name];
  return copyIfChanged(copy, names, () => copy);
}

/** The value, or a copy if one of its members has unsorted members. */
function copyIfChanged<K extends string | number, T extends { [key in K]: unknown }>(
  value: T,
  names: Iterable<K>,
  copyOf: () => T,
): T | typeof UNSORTABLE {
  let copy: T | undefined;
  for (const name of names) {
    const member = value[name];
    if (member === undefined && !Array.isArray(value)) continue;
    const sorted = withSortedMembers(member);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted !== member) (copy ??= copyOf())[name] = sorted as T[K];
  }
  return copy ?? value;
}

const isPrimitive = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared by identity, because plain objects can come from another realm, such as a vm or a test runner.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
