import { InvalidArgumentError } from 'commander';
import { claimsIn } from '../channels/claims.ts';
import { disagreements, disagreementWarnings } from '../channels/disagreements.ts';
import { getRelease, hasExpired, logEnd, newestEntries } from '@vantedge/release';
import {
  fixText,
  printable,
  problemText,
  type SiteError,
  type Terminal,
  isCorruption,
} from '@vantedge/errors';
import { type EntryProblem, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import { type ReadContext, SiteCommand } from '../site-command.ts';
import { entryLines } from './log.ts';
import { claimLines, shortId, warningLines } from './report.ts';
import { figureLines, readVisitorFigures } from './visitor-figures.ts';

export const status = () =>
  new SiteCommand('status')
    .description('show the live release, damage, recent log entries, and what visitors get')
    .option(
      '--server <url>',
      'also the figures of live release and canary, from the admin port of a server',
      adminUrl,
    )
    .example('site status --server http://127.0.0.1:9464')
    .reads(async ({ store, channel, options, progress, terminal }: ReadContext<{ server?: string }>) => {
      const { server } = options;
      progress.phase('read the live release');
      const found = await channelStatus(store, channel);
      const visitors = server === undefined ? undefined : await readVisitors(server, channel);
      if (!found) {
        const text = `Nothing has been published to '${channel}' yet.`;
        return {
          text: [text, ...(visitors?.lines ?? [])].join('\n'),
          json: { live: null, log: [], ...(visitors && { visitors: visitors.figures }) },
        };
      }
      const { live, release, served, problems, recent } = found;
      const versions = release?.versions ?? {};
      const pages = Object.keys(release?.pages ?? {});
      const claims = await claimsIn(store, versions);
      const differing = await disagreements(store, versions);
      return {
        text: [
          `${channel} ${live.number}: release ${shortId(live.release)}, ${release ? `${pages.length} pages` : 'record damaged'}`,
          ...Object.entries(versions).map(
            ([section, version]) => `  ${section.padEnd(12)}${shortId(version)}`,
          ),
          ...claimLines(claims),
          ...warningLines(disagreementWarnings(differing), terminal).map(printable),
          '',
          ...damageLines(found, terminal),
          ...recent.flatMap(entryLines),
          ...(visitors?.lines ?? []),
        ].join('\n'),
        json: {
          live: { ...live, versions, pages },
          claims,
          disagreements: differing,
          served: served ? { number: served.number, release: served.release } : null,
          problems: problems.map(({ number, error: { code, message, at, fix } }) => ({
            entry: number,
            code,
            message,
            at,
            fix: fix && fixText(fix, terminal),
          })),
          log: recent.map(({ entry, endedCanary }) => ({ ...entry, endedCanary })),
          ...(visitors && { visitors: visitors.figures }),
        },
      };
    });

function adminUrl(text: string): string {
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new InvalidArgumentError('Expected a URL such as http://127.0.0.1:9464.');
}

async function readVisitors(server: string, channel: string) {
  const figures = await readVisitorFigures(server, channel);
  return { figures, lines: figureLines(figures) };
}

/** Number of log entries that `site status` shows. */
const MAX_RECENT_ENTRIES = 10;

/**
 * The newest valid entry of a channel, its release unless that is damaged, the entry that a server would serve if it started now (undefined
 * if it could not start), why it is not the newest one or lacks something, and the newest entries, newest first. Undefined if nothing
 * has been published. Reads all of the live release, but only the end of the log.
 */
export async function channelStatus(store: Store, channel: string) {
  const unreadable: EntryProblem[] = [];
  const report = (error: SiteError, number: number) => void unreadable.push({ number, error });
  const { live } = await logEnd(store, channel, { report });
  if (!live || hasExpired(live)) return undefined;
  const recent = await newestEntries(store, channel, live, { limit: MAX_RECENT_ENTRIES, report });
  const release = await unlessCorrupt(getRelease(store, live.release), () => undefined);
  const loaded = await unlessCorrupt(loadNewest(store, channel, { keepAssetsDays: 0 }), (error) => ({
    live: undefined,
    problems: [{ number: live.number, error }],
  }));
  const known = new Set(loaded.problems.map(({ error }) => String(error)));
  const problems = [...loaded.problems, ...unreadable.filter(({ error }) => !known.has(String(error)))];
  return { live, release, served: loaded.live?.entry, problems, recent };
}

/** What is read, or `instead` of it if it is missing or damaged. */
async function unlessCorrupt<T, U>(reading: Promise<T>, instead: (error: SiteError) => U): Promise<T | U> {
  try {
    return await reading;
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return instead(error);
  }
}

type ChannelStatus = NonNullable<Awaited<ReturnType<typeof channelStatus>>>;

function damageLines({ live, served, problems }: ChannelStatus, terminal: Terminal): string[] {
  if (!problems.length) return [];
  const isLive = served?.number === live.number;
  const text = served
    ? `would serve release ${shortId(served.release)} (number ${served.number})`
    : 'could not start';
  return [
    isLive ? 'The store is damaged.' : `The store is damaged: a server started now ${text}.`,
    ...problems.map(({ error }) => problemText(error, terminal)),
    '',
  ];
}
