import { readPushes, type Release, type Source } from '@vantedge/release';
import { buildCommand, command, type CommandLine, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { formatVersion, type Versions } from './pushed-versions.ts';

/** Claims whose source is still to be supplied, by section. Sections whose builds did not count theirs are absent. */
export type ClaimsBySection = Record<string, NonNullable<Source['claims']>>;

/** Counts the claims of a release, as its builds did: every push of a version has the same number. */
export async function claimsIn(store: Store, versions: Versions): Promise<ClaimsBySection> {
  const found = await Promise.all(
    Object.entries(versions).map(async ([section, version]) => {
      const pushes = await readPushes(store, { section, version });
      const claims = pushes.find(({ source }) => source?.claims)?.source?.claims;
      return claims ? [[section, claims] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Text for a number of claims: `2 placeholders, 1 unverified claim`; empty for none. */
export const claimsText = ({ placeholder, unverified }: ClaimsBySection[string]): string =>
  [
    ...(placeholder ? [pluralize(placeholder, 'placeholder')] : []),
    ...(unverified ? [pluralize(unverified, 'unverified claim')] : []),
  ].join(', ');

/** A number and what it counts, such as `2 pages`. */
export const pluralize = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/**
 * Throws `CLAIMS_UNVERIFIED` if the settings require sources and visitors would get another version of a section that has claims without
 * one, or whose claims were not counted. Sections that stay as they are do not stop those that change.
 */
export function assertVerified(
  next: Release,
  liveVersions: Versions | undefined,
  claims: ClaimsBySection,
  retryCommand: CommandLine = command('site', 'status'),
): void {
  if (!next.settings.requireVerified) return;
  const refused = Object.entries(next.versions).flatMap(([section, version]) => {
    const count = claims[section];
    const text = count ? claimsText(count) : 'claims that no push has counted';
    return version === liveVersions?.[section] || !text ? [] : [{ section, version, text }];
  });
  if (!refused.length) return;
  const sections = refused.map(({ section }) => section);
  throw new SiteError(
    'CLAIMS_UNVERIFIED',
    `The setting requireVerified refuses ${refused
      .map(({ section, version, text }) => `${formatVersion(section, version)} (${text})`)
      .join(' and ')}. Ask who owns each claim for its source, then remove its 'source' from the record:`,
    { fix: [buildCommand(...sections), retryCommand] },
  );
}
