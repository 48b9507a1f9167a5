import { type LogEntry, logEnd, walkBack } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { type Reading, SiteCommand, wholeNumber } from '../site-command.ts';
import { provenanceLines } from './report-lines.ts';

export const log = () =>
  new SiteCommand('log')
    .description('list what went live: when, who, from which commit, and the versions that changed')
    .option('--limit <entries>', 'maximum number of entries', wholeNumber(1, 9_999_999), 20)
    .example('site log --limit 5')
    .reads(async ({ store, channel, options, progress }: Reading<{ limit: number }>) => {
      progress.phase('read the log');
      const changes = await channelLog(store, channel, options.limit);
      return {
        text: changes.flatMap(lines).join('\n') || `Nothing has been published to '${channel}' yet.`,
        json: { log: changes.map(({ entry, changes }) => ({ ...entry, changes })) },
      };
    });

/** A version that an entry changed. Absent `from`: new; absent `to`: removed. */
interface VersionChange {
  section: string;
  from?: string;
  to?: string;
}

interface LoggedChange {
  entry: LogEntry;
  changes: VersionChange[];
}

/** The newest entries of a channel with the versions that they changed, newest first. Damaged entries are skipped. */
async function channelLog(store: Store, channel: string, limit: number): Promise<LoggedChange[]> {
  const { live } = await logEnd(store, channel);
  const entries: LogEntry[] = [];
  for await (const entry of live ? walkBack(store, channel, live) : []) {
    entries.push(entry);
    if (entries.length > limit) break;
  }
  return entries
    .slice(0, limit)
    .map((entry, i) => ({ entry, changes: changedVersions(entries[i + 1]?.versions, entry.versions) }));
}

function changedVersions(from: LogEntry['versions'] = {}, to: LogEntry['versions'] = {}): VersionChange[] {
  const sections = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return sections
    .filter((section) => from[section] !== to[section])
    .map((section) => ({
      section,
      ...(from[section] && { from: from[section] }),
      ...(to[section] && { to: to[section] }),
    }));
}

function lines({ entry, changes }: LoggedChange): string[] {
  return [
    `${entry.number}  ${entry.at}  ${entry.action}  release ${entry.release}`,
    ...changes.map(({ section, from, to }) => `    ${section} ${from ?? 'none'} → ${to ?? 'removed'}`),
    ...provenanceLines(entry),
  ];
}
