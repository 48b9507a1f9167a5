import {
  type Canary,
  changedVersions,
  type LogEntry,
  logEnd,
  type ReportEntry,
  type Source,
  type Verdict,
  type VersionChange,
  walkBack,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { type Reading, SiteCommand, wholeNumber } from '../site-command.ts';

export const log = () =>
  new SiteCommand('log')
    .description('list what went live: when, who, from which commit, and the versions that changed')
    .option('--limit <entries>', 'maximum number of entries', wholeNumber(1, 9_999_999), 20)
    .example('site log --limit 5')
    .reads(async ({ store, channel, options, progress }: Reading<{ limit: number }>) => {
      progress.phase('read the log');
      const { live } = await logEnd(store, channel);
      const changes = live ? await newestEntries(store, channel, live, options.limit) : [];
      return {
        text: changes.flatMap(entryLines).join('\n') || `Nothing has been published to '${channel}' yet.`,
        json: { log: changes.map(({ entry, ...changed }) => ({ ...entry, ...changed })) },
      };
    });

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
  limit: number,
  report?: ReportEntry,
): Promise<LoggedChange[]> {
  const entries: LogEntry[] = [];
  for await (const entry of walkBack(store, channel, live, { report })) {
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

/**
 * Lines about an entry: what it changed, who appended it, from which commits, with which tool, what was checked, and which canary it
 * ended and which is running. Unknown parts are omitted.
 */
export function entryLines({ entry, changes, endedCanary: ended }: LoggedChange): string[] {
  const { number, at, action, release, by, tool, source, pushes = {}, checks, canary, verdict } = entry;
  return [
    `${number}  ${at}  ${action}  release ${release}`,
    ...changes.map(({ name, before, after }) => `    ${name} ${before ?? 'none'} → ${after ?? 'removed'}`),
    ...(by ? [`    by ${by}${tool ? ` with ${tool}` : ''} ${sourceText(source)}`.trimEnd()] : []),
    ...Object.entries(pushes).map(([section, push]) =>
      `    ${section} pushed by ${push.by} ${push.at} ${sourceText(push.source)}`.trimEnd(),
    ),
    ...(checks ? [`    ${checks.length} checks passed`] : []),
    ...visitLines(entry).map((line) => `    ${line}`),
    ...(ended
      ? [`    canary ${ended.preview} of ${ended.percent} % ${ended.how}${by ? ` (${by})` : ''}`]
      : []),
    ...(verdict ? [`    ${verdictText(verdict)}`] : []),
    ...(canary ? [`    ${canaryText(canary)}`] : []),
  ];
}

function sourceText({ commit, dirty, pipeline }: Source = {}): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return [from, pipeline].filter(Boolean).join(' ');
}

/** What a browser had found when a preview was promoted: `checked    pages: 5, problems: 0 (2026-01-01T00:00:00.000Z)`. */
export function visitLines({ visited, unchecked }: LogEntry): string[] {
  const found = visited && `pages: ${visited.pages}, problems: ${visited.problems} (${visited.at})`;
  return [
    ...(found ? [`checked    ${found}`] : []),
    ...(unchecked ? [`unchecked  promoted ${found ? 'in spite of them' : 'without a check'}`] : []),
  ];
}

/** A running canary: `canary pr-1: release 55d5c766df5aa6da for 10 % of the visitors`. */
export const canaryText = ({ preview, release, percent }: Canary) =>
  `canary ${preview}: release ${release} for ${percent} % of the visitors`;

/** The figures of a verdict: `worse: 5.1 % of 980 views failed, live 1.0 % of 8,812`. */
export function verdictText({ metric, limit, live, canary }: Verdict): string {
  const share = ({ views, bad }: Verdict['live']) =>
    `${((100 * bad) / Math.max(views, 1)).toFixed(1)} % of ${views.toLocaleString('en-US')}`;
  const what = metric === 'LCP' ? `views had their LCP after ${limit} s` : 'views failed';
  return `worse: ${share(canary)} ${what}, live ${share(live)}`;
}
