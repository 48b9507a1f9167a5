/**
 * Serializes a value as canonical JSON: members sorted, no white space, undefined members omitted. Throws a TypeError with the
 * location of any value that cannot be represented, such as NaN, a Date, or undefined in an array.
 */
export function canonicalJson(value: unknown, at = 'value'): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item: unknown, i) => canonicalJson(item, `${at}[${i}]`)).join(',')}]`;
  }
  if (!isPlain(value)) throw new TypeError(`${at} cannot be written as JSON`);
  const members = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name], `${at}.${name}`)}`);
  return `{${members.join(',')}}`;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared by identity, because plain objects can come from another realm, such as a vm or a test runner.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
