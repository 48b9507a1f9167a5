/**
 * Serializes a value as canonical JSON: members sorted, no white space, undefined members omitted. Throws a TypeError with the
 * location of any value that cannot be represented, such as NaN, a Date, or undefined in an array.
 */
export const canonicalJson = (value: unknown): string => serialize(value, 'value');

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

const isPrimitive = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared by identity, because plain objects can come from another realm, such as a vm or a test runner.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
