import type { Garbage } from './find-garbage.ts';
import { GARBAGE_KINDS, type GarbageKind } from './garbage-kinds.ts';

/** Number and size of keys. */
export interface Total {
  keys: number;
  bytes: number;
}

/** Totals of all keys, and of each kind. */
export interface Totals extends Total {
  byKind: Record<GarbageKind, Total>;
}

/** Counts keys and adds up their sizes. */
export function totalsOf(garbage: readonly Garbage[]): Totals {
  const ofKind = (kind: GarbageKind) => totalOf(garbage.filter((found) => found.kind === kind));
  const byKind = Object.fromEntries(GARBAGE_KINDS.map((kind) => [kind, ofKind(kind)]));
  return { ...totalOf(garbage), byKind: byKind as Totals['byKind'] };
}

const NAMES: Record<GarbageKind, string> = {
  release: 'releases',
  version: 'versions',
  push: 'pushes',
  page: 'pages',
  encodings: 'encodings',
  blob: 'blobs',
  asset: 'assets',
};

/** One line for each kind that has keys. */
export function kindLines({ byKind }: Totals): string[] {
  return GARBAGE_KINDS.filter((kind) => byKind[kind].keys > 0).map(
    (kind) => `  ${NAMES[kind].padEnd(10)} ${totalText(byKind[kind])}`,
  );
}

/** A total such as `3 keys, 12.4 kB`. */
export const totalText = ({ keys, bytes }: Total): string =>
  `${count(keys, 'key')}, ${bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`}`;

/** A number and what it counts, such as `2 temporary files`. */
export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const totalOf = (garbage: readonly Garbage[]): Total => ({
  keys: garbage.length,
  bytes: garbage.reduce((sum, { size }) => sum + size, 0),
});
