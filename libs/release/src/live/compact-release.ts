import type { LogEntry } from '../records/log-model.ts';
import type { LoggedRelease } from './logged-versions.ts';

/**
 * A release of the retention period, for as little memory as possible: a server keeps all of them. Only members that readers of the log
 * need are kept, and texts that the release after it has too are shared with that one.
 */
export function compactRelease(
  { entry, versions }: LoggedRelease,
  after: LoggedRelease | undefined,
): LoggedRelease {
  return { entry: compactEntry(entry, after?.entry), versions: sharedVersions(versions, after?.versions) };
}

function compactEntry(entry: LogEntry, after: LogEntry | undefined): LogEntry {
  const { number, release, action, sections, at, canary, previous, hash } = entry;
  // The hash of an older entry is computed from all of its members.
  if (hash === undefined) return entry;
  const linked = after?.previous?.hash === hash ? after.previous.hash : hash;
  return {
    number,
    release,
    action,
    sections,
    at,
    hash: linked,
    ...(previous && { previous }),
    ...(canary && { canary }),
  };
}

function sharedVersions(versions: LoggedRelease['versions'], after: LoggedRelease['versions'] = {}) {
  const names = Object.keys(versions);
  if (names.length === Object.keys(after).length && names.every((name) => versions[name] === after[name]))
    return after;
  return Object.fromEntries(
    names.map((name) => [name, versions[name] === after[name] ? after[name]! : versions[name]!]),
  );
}
