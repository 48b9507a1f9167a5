import {
  type CommandReport,
  fixText,
  printable,
  shortIds,
  type Terminal,
  type Warning,
} from '@vantedge/errors';
import { type ClaimsBySection, claimsText } from '../channels/claims.ts';
import { formatVersion, type Versions } from '../channels/pushed-versions.ts';
import type { CommitResult } from '../channels/requests.ts';

interface ReportOptions {
  isDryRun: boolean;
  terminal: Terminal;
  /** Lines about what the command did, after the one about the release. */
  lines: readonly string[];
  /** Members that only this command's JSON has. */
  json?: object;
}

/** Report of a command that changes a channel: the entry that is live now, or would be, then what else it did. */
export function changeReport(
  result: CommitResult,
  { isDryRun, terminal, lines, json }: ReportOptions,
): CommandReport {
  const { channel, entry, changed, rendered, removed, changedUrls, claims } = result;
  const line = `${channel} ${entry.number}: release ${shortId(entry.release)}`;
  const outcome = isDryRun ? `${line} would be live (dry run: nothing was written)` : line;
  const warnings = result.warnings.map(({ text, fix }) => ({ text, fix: fix && fixText(fix, terminal) }));
  return {
    text: [
      changed ? outcome : `${line} is already live: no change`,
      ...lines,
      ...(UNCHANGED.includes(entry.action) ? [] : [`  rendered   ${pagesText(rendered)}`]),
      ...removed.map((path) => `  removed    ${path}`),
      ...claimLines(claims),
      ...warningLines(result.warnings, terminal),
    ]
      .map(printable)
      .join('\n'),
    json: {
      channel,
      entry,
      changed,
      rendered,
      removed,
      changedUrls,
      claims,
      warnings,
      ...json,
      dryRun: isDryRun,
    },
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

/** The first 16 digits of an id, which commands accept. */
export const shortId = (id: string): string => id.slice(0, 16);

/** A line with the versions that a command has put live. */
export const versionsLine = (versions: Versions) => `  versions   ${shortReferencesTo(versions).join(', ')}`;

/** Names versions as commands take them: `stories@5023f13c…`. */
export const referencesTo = (versions: Versions) =>
  Object.entries(versions).map(([section, version]) => formatVersion(section, version));

/** Names versions by the first digits of their ids: `stories@5023f13c42c187c6`. */
export const shortReferencesTo = (versions: Versions) =>
  Object.entries(versions).map(([section, version]) => formatVersion(section, shortId(version)));

/** One line for each warning, and one for its fix. */
export const warningLines = (warnings: readonly Warning[], terminal: Terminal) =>
  warnings.flatMap(({ text, fix }) => [
    `  warning    ${shortIds(text)}`,
    ...(fix ? [`  fix        ${fixText(fix, terminal)}`] : []),
  ]);

/** A line for each section with claims whose source is still to be supplied. */
export const claimLines = (claims: ClaimsBySection) =>
  Object.entries(claims).flatMap(([section, count]) => {
    const text = claimsText(count);
    return text ? `  unsourced  ${section}: ${text}` : [];
  });
