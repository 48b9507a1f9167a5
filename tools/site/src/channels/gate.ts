import { changedVersions, type EntryDetails, lastCheck, recordId, type Release } from '@vantedge/release';
import { buildCommand, command, printable, SiteError } from '@vantedge/errors';
import { channelOption } from './changed-versions.ts';
import { formatVersion } from './pushed-versions.ts';
import type { ChannelRequest, Plan, Seen } from './requests.ts';

/** What the gate says about a release in its log entry. */
type GateResult = Pick<EntryDetails, 'visited' | 'unchecked' | 'reason'>;

/**
 * Returns the gate of a command: a function that has a browser visit a release before visitors get it, unless a preview of it was checked
 * against the live release. It throws `CHECK_FAILED` for problems, and the errors of `visit`, unless that is permitted. When the command
 * loses a round, only pages that have changed since are visited.
 */
export function openGate({
  store,
  channel,
  visit,
  permissions,
  retryCommand,
  progress,
}: ChannelRequest): (
  release: Release | undefined,
  before: Release | undefined,
  plan: Plan,
) => Promise<GateResult> {
  const visited = new Set<string>();
  const reason = permissions?.unchecked;
  const rethrow = (error: unknown): never => {
    const isMissing = error instanceof SiteError && error.code === 'BROWSER_UNAVAILABLE';
    throw isMissing ? withoutBrowser(error, retryCommand) : error;
  };
  return async (release, before, plan) => {
    if (!release || (before && recordId(before) === recordId(release))) return {};
    const known = before && (await lastCheck(store, recordId(release), recordId(before)));
    if (reason !== undefined) return { ...(known && counts(known)), unchecked: true, reason };
    const seen = known ?? (await visit?.({ store, release, before, progress, visited }).catch(rethrow));
    if (!seen) return {};
    if (!seen.problems.length) return counts(seen);
    const preview = plan.promotes ?? plan.entry.canary?.preview;
    throw checkFailed(seen, { channel, before, release, preview });
  };
}

const counts = ({ at, pages, problems }: Seen): GateResult => ({
  visited: { at, pages: pages.length, problems: problems.length },
});

/** The error for a machine on which no browser starts. */
const withoutBrowser = (
  { code, message, at, fix = [] }: SiteError,
  retryCommand = command('site', 'status'),
) =>
  new SiteError(
    code,
    `${message} Pages are visited before they go live. To go without: --unchecked <reason>, which the log keeps. Otherwise:`,
    { at, fix: [fix, retryCommand].flat() },
  );

interface FailedRelease {
  channel: string;
  before: Release | undefined;
  release: Release;
  /** Name of the preview that has the release. */
  preview?: string | undefined;
}

/** The error for a release in which a browser has found problems. The fix builds the sections that have them, and keeps the versions of others. */
export function checkFailed(seen: Seen, { channel, before, release, preview }: FailedRelease): SiteError {
  const failing = [...new Set(seen.problems.map(({ part }) => part.split('/')[0]!))];
  const others = changedVersions(before?.versions, release.versions).filter(
    ({ name, after }) => after !== undefined && !failing.includes(name),
  );
  const all = [...failing, ...others.map(({ name }) => name)];
  const kept = others.map(({ name, after }) => formatVersion(name, after!));
  const again = [...failing, ...kept, '--name', preview ?? '', ...channelOption(channel)];
  return new SiteError(
    'CHECK_FAILED',
    [
      `The check in Chromium found problems (${seen.at}). Correct them, or go live anyway with --unchecked <reason>.`,
      ...checkLines(seen),
    ].join('\n'),
    {
      at: `channels/${preview ?? channel}/`,
      fix:
        preview === undefined
          ? [buildCommand(...all), command('site', 'publish', ...all)]
          : [buildCommand(...failing), command('site', 'preview', ...again)],
      problems: seen.problems.map(({ pages, part, message, at = part }) => ({
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
export function checkLines({ browser, pages, problems }: Seen): string[] {
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
