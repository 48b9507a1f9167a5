import { createHash } from 'node:crypto';

/** Smallest range of ids. A larger range changes fewer ids when a module is added, a smaller one makes shorter ids. */
const MIN_RANGE = 1000;

/** Free ids per module, so that few names collide. */
const IDS_PER_NAME = 20;

/**
 * Ids by name: numbers that depend on the names only. Adding a name changes the other ids only if it collides with one of
 * them, or if the range grows. Equal names get different ids, in the order of `names`.
 */
export function assignIds(names: readonly string[]): number[] {
  const range = idRange(names.length);
  const used = new Set<number>();
  const ids = Array.from({ length: names.length }, () => 0);
  const order = names.map((_, index) => index).sort((a, b) => compare(names[a]!, names[b]!) || a - b);
  for (const index of order) {
    let id: number;
    for (let attempt = 0; used.has((id = hash(`${attempt}${names[index]}`) % range)); attempt++);
    used.add(id);
    ids[index] = id;
  }
  return ids;
}

/** The next power of ten, from 1,000. */
function idRange(names: number) {
  let range = MIN_RANGE;
  while (range < names * IDS_PER_NAME) range *= 10;
  return range;
}

/** By code unit, not by locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
