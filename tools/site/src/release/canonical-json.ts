/**
 * JSON with one form for one value: members sorted, no white space, absent members left out. What has no such form (NaN,
 * a Date, undefined in a list) is a TypeError that names its place.
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
  // By tag, not by identity: an object from another realm (a vm, a test runner) is as plain as ours.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
