import type { Release } from '../records/model.ts';
import type { LogEntry } from '../records/log-model.ts';

interface Next extends Pick<LogEntry, 'sections'> {
  release: Release;
}

/** Throws unless the entry names every section that changes: rollbacks rely on it. */
export function assertChangesDeclared(base: Release | undefined, { release, sections }: Next) {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  for (const name of names) {
    if (base?.versions[name] !== release.versions[name] && !sections.includes(name)) {
      throw new TypeError(`The release changes '${name}', which the entry does not declare`);
    }
  }
}
