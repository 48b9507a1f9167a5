import type { Release } from '@vantedge/release';

/** Names of the sections whose version differs between two releases, sorted. */
export function changedSections(before: Release | undefined, after: Release): string[] {
  const names = new Set([...Object.keys(before?.versions ?? {}), ...Object.keys(after.versions)]);
  return [...names].filter((name) => before?.versions[name] !== after.versions[name]).sort();
}
