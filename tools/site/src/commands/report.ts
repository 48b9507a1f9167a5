import { printable, runnable } from '@vantedge/errors';
import type { Committed } from '../channels/commit-release.ts';
import { formatVersion, type Versions } from '../channels/pushed-versions.ts';
import type { Pushed } from '../publish/push-sections.ts';
import type { Report } from '../site-command.ts';

interface Reported {
  isDryRun: boolean;
  /** Lines about what the command did, after the one about the release. */
  lines: readonly string[];
  /** Members that only this command's JSON has. */
  json?: object;
}

/** Report of a command that changes a channel: the entry that is live now, or would be, then what else it did. */
export function changeReport(result: Committed, { isDryRun, lines, json }: Reported): Report {
  const { channel, entry, changed, rendered, removed, changedUrls, warnings } = result;
  const line = `${channel} ${entry.number}: release ${entry.release}`;
  const outcome = isDryRun ? `${line} would be live (dry run: nothing was written)` : line;
  return {
    text: [
      changed ? outcome : `${line} is already live: no change`,
      ...lines,
      ...(UNCHANGED.includes(entry.action) ? [] : [`  rendered   ${pagesText(rendered)}`]),
      ...removed.map((path) => `  removed    ${path}`),
      ...warningLines(warnings),
    ]
      .map(printable)
      .join('\n'),
    json: { channel, entry, changed, rendered, removed, changedUrls, warnings, ...json, dryRun: isDryRun },
  };
}

/** Actions that put a release live as it is. */
const UNCHANGED = ['promote', 'canary'];

/** Maximum number of pages that a line names. The JSON has all of them. */
const MAX_NAMED = 5;

const pagesText = (paths: readonly string[]) =>
  paths.length > MAX_NAMED
    ? `${paths.slice(0, MAX_NAMED).join(', ')}, … (${paths.length} pages)`
    : paths.join(', ') || 'no pages';

/** A line with the versions that a command has put live. */
export const versionsLine = (versions: Versions) => `  versions   ${referencesTo(versions).join(', ')}`;

/** Names versions as commands take them: `stories@5023f13c42c187c6`. */
export const referencesTo = (versions: Versions) =>
  Object.entries(versions).map(([section, version]) => formatVersion(section, version));

/** One line for each warning. */
export const warningLines = (warnings: readonly string[]) =>
  warnings.map((warning) => `  warning    ${runnable(warning)}`);

/** A line for each section with placeholder copy. */
export const placeholderLines = (claims: Pushed['claims']) =>
  warningLines(
    Object.entries(claims).flatMap(([section, { placeholder: count }]) =>
      count ? `${section} contains ${counted(count, 'placeholder')}` : [],
    ),
  );

/** A number and what it counts, such as `2 pages`. */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
