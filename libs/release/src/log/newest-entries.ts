import type { Canary, LogEntry } from '../records/log-model.ts';
import { changedVersions, type VersionChange } from '../records/compare-releases.ts';
import type { Store } from '@vantedge/store';
import type { ReportEntry } from './log-entry.ts';
import { walkBack } from './walk-log.ts';

/** A canary that an entry ended, and how. */
interface EndedCanary extends Pick<Canary, 'preview' | 'percent'> {
  how: 'stopped' | 'replaced' | 'promoted' | 'ended by another release';
}

/** A log entry and what it changed. */
export interface LoggedChange {
  entry: LogEntry;
  changes: VersionChange[];
  endedCanary?: EndedCanary;
}

/** An entry and those before it with what they changed, newest first. Damaged entries are skipped. */
export async function newestEntries(
  store: Store,
  channel: string,
  live: LogEntry,
  { limit, ...walk }: { limit: number; report?: ReportEntry; known?: ReadonlyMap<number, LogEntry> },
): Promise<LoggedChange[]> {
  const entries: LogEntry[] = [];
  for await (const entry of walkBack(store, channel, live, walk)) {
    entries.push(entry);
    if (entries.length > limit) break;
  }
  return entries.slice(0, limit).map((entry, i) => {
    const before = entries[i + 1];
    const endedCanary = before && canaryEndedBy(entry, before);
    const changes = changedVersions(before?.versions, entry.versions);
    return { entry, changes, ...(endedCanary && { endedCanary }) };
  });
}

/** The canary that was running before an entry and is not after it. */
function canaryEndedBy({ action, release, canary }: LogEntry, before: LogEntry): EndedCanary | undefined {
  if (!before.canary || before.canary.preview === canary?.preview) return undefined;
  const { preview, percent } = before.canary;
  if (canary) return { preview, percent, how: 'replaced' };
  if (action === 'canary') return { preview, percent, how: 'stopped' };
  const isPromoted = action === 'promote' && release === before.canary.release;
  return { preview, percent, how: isPromoted ? 'promoted' : 'ended by another release' };
}
