import { SHELL } from '@vantedge/federation-contract';
import {
  getRelease,
  getVersion,
  hasExpired,
  logEnd,
  type LogEntry,
  problemText,
  type Release,
  runnable,
  type SiteError,
  walkBack,
} from '@vantedge/release';
import { type EntryProblem, isCorruption, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { type Reading, SiteCommand } from '../site-command.ts';
import { provenanceLines } from './report-lines.ts';

export const status = () =>
  new SiteCommand('status')
    .description('show the live release, damage, and recent log entries')
    .example('site status --channel production')
    .reads(async ({ store, channel, progress }: Reading) => {
      progress.phase('read the live release');
      const found = await channelStatus(store, channel);
      if (!found)
        return {
          text: `Nothing has been published to '${channel}' yet.`,
          json: { live: null, log: [] },
        };
      const { live, release, served, problems, recent } = found;
      const versions = release?.versions ?? {};
      const pages = Object.keys(release?.pages ?? {});
      const platform = release && (await sharedModules(store, release));
      return {
        text: [
          `${channel} ${live.number}: release ${live.release}, ${release ? `${pages.length} pages` : 'record damaged'}`,
          ...provenanceLines(live),
          ...Object.entries(versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
          ...(platform ? [`  platform    ${modulesText(platform)}`] : []),
          '',
          ...damageLines(found),
          ...recent.map(
            ({ number, at, action, sections, release }) =>
              `  ${String(number).padStart(5)}  ${at}  ${action.padEnd(9)}${release}  ${sections.join(', ')}`,
          ),
        ].join('\n'),
        json: {
          live: { ...live, versions, pages },
          platform: platform ?? null,
          served: served ? { number: served.number, release: served.release } : null,
          problems: problems.map(({ number, error: { code, message, at, fix } }) => ({
            entry: number,
            code,
            message,
            at,
            fix: fix && runnable(fix),
          })),
          log: recent,
        },
      };
    });

/** Number of log entries that `site status` shows. */
const MAX_RECENT_ENTRIES = 10;

export interface ChannelStatus {
  /** The newest valid log entry. */
  live: LogEntry;
  /** Its release; undefined if the record is damaged. */
  release: Release | undefined;
  /** The entry that a server would serve if it started now; undefined if it could not start. */
  served: LogEntry | undefined;
  /** Why a server could not serve the newest entry, or not all of it. */
  problems: EntryProblem[];
  /** The newest entries, newest first. */
  recent: LogEntry[];
}

/**
 * The live release of a channel, and the release that a server would serve; undefined if nothing has been published. Reads
 * all of the live release, but only the end of the log.
 */
export async function channelStatus(store: Store, channel: string): Promise<ChannelStatus | undefined> {
  const recent: LogEntry[] = [];
  const unreadable: EntryProblem[] = [];
  const report = (error: SiteError, number: number) => void unreadable.push({ number, error });
  const { live } = await logEnd(store, channel, { report });
  if (!live || hasExpired(live)) return undefined;
  for await (const entry of walkBack(store, channel, live, { report })) {
    recent.push(entry);
    if (recent.length === MAX_RECENT_ENTRIES) break;
  }
  const release = await getRelease(store, live.release).catch((error: unknown) => {
    if (!isCorruption(error)) throw error;
    return undefined;
  });
  const loaded = await loadNewest(store, channel, { keepAssetsDays: 0 }).catch((error: unknown) => {
    if (!isCorruption(error)) throw error;
    return { live: undefined, problems: [{ number: live.number, error }] };
  });
  const known = new Set(loaded.problems.map(({ error }) => String(error)));
  const problems = [...loaded.problems, ...unreadable.filter(({ error }) => !known.has(String(error)))];
  return { live, release, served: loaded.live?.entry, problems, recent };
}

/** Versions of the modules that the live shell shares with sections; undefined if its record is damaged or no shell is live. */
async function sharedModules(
  store: Store,
  { versions }: Release,
): Promise<Record<string, string> | undefined> {
  const id = versions[SHELL];
  if (id === undefined) return undefined;
  const version = await getVersion(store, SHELL, id).catch((error: unknown) => {
    if (!isCorruption(error)) throw error;
    return undefined;
  });
  return version?.build.shared;
}

const modulesText = (modules: Record<string, string>) =>
  Object.entries(modules)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

function damageLines({ live, served, problems }: ChannelStatus): string[] {
  if (!problems.length) return [];
  const isLive = served?.number === live.number;
  const text = served ? `would serve release ${served.release} (number ${served.number})` : 'could not start';
  return [
    isLive ? 'The store is damaged.' : `The store is damaged: a server started now ${text}.`,
    ...problems.map(({ error }) => problemText(error)),
    '',
  ];
}
