import {
  type Canary,
  type LogEntry,
  type LoggedChange,
  logEnd,
  newestEntries,
  type Push,
} from '@vantedge/release';
import { printable } from '@vantedge/errors';
import type { CommitResult } from '../channels/requests.ts';
import { shortId } from './report.ts';
import { type ReadContext, SiteCommand, wholeNumber } from '../site-command.ts';

export const log = () =>
  new SiteCommand('log')
    .description('list what went live: when, who, from which commit, and the versions that changed')
    .option('--limit <entries>', 'maximum number of entries', wholeNumber(1, 9_999_999), 20)
    .example('site log --limit 5')
    .reads(async ({ store, channel, options, progress }: ReadContext<{ limit: number }>) => {
      progress.phase('read the log');
      const { live } = await logEnd(store, channel);
      const changes = live ? await newestEntries(store, channel, live, { limit: options.limit }) : [];
      return {
        text: changes.flatMap(entryLines).join('\n') || `Nothing has been published to '${channel}' yet.`,
        json: { log: changes.map(({ entry, ...changed }) => ({ ...entry, ...changed })) },
      };
    });

/**
 * Lines about an entry: what it changed, who appended it, of which commits, with which tool, what was checked, and which canary it
 * ended and which is running. Unknown parts are omitted.
 */
export function entryLines({ entry, changes, endedCanary: ended }: LoggedChange): string[] {
  const { number, at, action, release, by, tool, pipeline = '', pushes = {}, checks, canary } = entry;
  return [
    `${number}  ${at}  ${action}  release ${shortId(release)}`,
    ...changes.map(
      ({ name, before = 'none', after = 'removed' }) => `    ${name} ${shortId(before)} → ${shortId(after)}`,
    ),
    ...(by ? [`    by ${by}${tool ? ` with ${tool}` : ''} ${pipeline}`.trimEnd()] : []),
    ...Object.entries(pushes).map(([section, push]) =>
      `    ${section} pushed by ${push.by} ${push.at} ${originText(push)}`.trimEnd(),
    ),
    ...(checks ? [`    ${checks.length} checks passed`] : []),
    ...visitTexts(entry).map((line) => `    ${line}`),
    ...(ended
      ? [`    canary ${ended.preview} of ${ended.percent}% ${ended.how}${by ? ` (${by})` : ''}`]
      : []),
    ...(canary ? [`    ${canaryText(canary)}`] : []),
  ].map(printable);
}

function originText({ source: { commit, dirty } = {}, pipeline }: Push): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return [from, pipeline].filter(Boolean).join(' ');
}

/** What a browser had found before an entry: `checked    pages: 5, problems: 0 (2026-01-01T00:00:00.000Z)`. */
function visitTexts({ visited, unchecked, reason }: LogEntry): string[] {
  const found = visited && `pages: ${visited.pages}, problems: ${visited.problems} (${visited.at})`;
  const shown = `shown ${found ? 'in spite of them' : 'without a visit'}`;
  return [
    ...(found ? [`checked    ${found}`] : []),
    ...(unchecked ? [`unchecked  ${shown}${reason === undefined ? '' : `: ${reason}`}`] : []),
  ];
}

/** Lines about the visit of what a command has put live. */
export const visitLines = ({ entry, changed }: Pick<CommitResult, 'entry' | 'changed'>) =>
  changed ? visitTexts(entry).map((text) => `  ${text}`) : [];

/** A running canary: `canary pr-1: release 55d5c766df5aa6da for 10% of visitors`. */
export const canaryText = ({ preview, release, percent }: Canary) =>
  `canary ${preview}: release ${shortId(release)} for ${percent}% of visitors`;
