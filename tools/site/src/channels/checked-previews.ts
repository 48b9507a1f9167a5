import {
  type BrowserCheck,
  changedVersions,
  getRelease,
  lastCheck,
  type LogEntry,
  type PreviewEntry,
} from '@vantedge/release';
import { buildCommand, command, printable, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { channelOption } from './changed-versions.ts';
import { formatVersion } from './pushed-versions.ts';
import type { ChannelRequest } from './requests.ts';

/**
 * Throws `PREVIEW_UNCHECKED` if no browser has visited the pages of a preview, and `CHECK_FAILED` if the last visit found problems, unless that
 * is permitted. Returns what the log entry says about it.
 */
export async function assertChecked(
  { store, permissions, retryCommand }: ChannelRequest,
  name: string,
  preview: PreviewEntry,
): Promise<Pick<LogEntry, 'visited' | 'unchecked'>> {
  const check = await lastCheck(store, preview.release, preview.parent.release);
  const visited = check && {
    at: check.at,
    pages: check.pages.length,
    problems: check.problems.length,
  };
  if (visited?.problems === 0) return { visited };
  if (permissions?.unchecked) return { ...(visited && { visited }), unchecked: true };
  if (check) throw await checkFailed(store, name, preview, check);
  throw new SiteError(
    'PREVIEW_UNCHECKED',
    `No browser has visited the pages of '${name}' since it was composed. Visit them, or show it all the same by --unchecked:`,
    {
      at: `channels/${name}/`,
      fix: [command('site', 'check', name), retryCommand ?? command('site', 'promote', name)],
    },
  );
}

/** The error for a preview in which a browser has found problems. The fix builds the sections that have them, and keeps the versions of others. */
export async function checkFailed(
  store: Store,
  name: string,
  { parent, versions }: PreviewEntry,
  check: BrowserCheck,
): Promise<SiteError> {
  const failing = new Set(check.problems.map(({ part }) => part.split('/')[0]!));
  const before = (await getRelease(store, parent.release)).versions;
  const others = changedVersions(before, versions).flatMap(({ name: section, after }) =>
    after === undefined || failing.has(section) ? [] : formatVersion(section, after),
  );
  const again = [...failing, ...others, '--name', name, ...channelOption(parent.channel)];
  return new SiteError(
    'CHECK_FAILED',
    [
      `The check of '${name}' by ${printable(check.by)} at ${check.at} has found problems. Correct them, or show it all the same by --unchecked.`,
      ...checkLines(check),
    ].join('\n'),
    {
      at: `channels/${name}/`,
      fix: [buildCommand(...failing), command('site', 'preview', ...again)],
      problems: check.problems.map(({ pages, part, message, at = part }) => ({
        code: 'CHECK_FAILED',
        message: `${pages.join(', ')}: ${message}`,
        at,
      })),
    },
  );
}

/** Problems that a text names. The JSON has all of them. */
const MAX_SHOWN = 20;

/** Lines about a check: how many pages, and each problem with its part, its first page and its place. */
export function checkLines({ browser, pages, problems }: BrowserCheck): string[] {
  const more = problems.length - MAX_SHOWN;
  return [
    `  check      pages: ${pages.length}, problems: ${problems.length} (${browser})`,
    ...problems
      .slice(0, MAX_SHOWN)
      .flatMap(({ kind, pages: [first, ...others], part, message, at }) => [
        `    ${kind}, ${part} on ${first}${others.length ? ` (+${others.length})` : ''}: ${message}`,
        ...(at ? [`      at  ${at}`] : []),
      ]),
    ...(more > 0 ? [`    and ${more} more: --json lists them`] : []),
  ].map(printable);
}
