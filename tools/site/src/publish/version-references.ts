import { SiteError, type VersionReference } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Number of hex digits of a version id. */
const ID_DIGITS = 16;

/** Minimum number of digits of an abbreviated id. */
const MIN_DIGITS = 4;

const EXAMPLE = 'stories@5023f13c42c187c6';

/** Formats a version as in `stories@5023f13c42c187c6`. */
export const formatVersion = (section: string, version: string) => `${section}@${version}`;

/**
 * Parses a reference such as `stories@5023f13c42c187c6`, in which the id may be abbreviated to 4 digits or more. Throws `USAGE` for
 * anything else.
 */
export function parseVersion(text: string, fix = `site release ${EXAMPLE}`): VersionReference {
  const [, section, version] = /^([a-z][a-z0-9-]*)@([0-9a-f]+)$/.exec(text) ?? [];
  if (section && version && version.length >= MIN_DIGITS && version.length <= ID_DIGITS)
    return { section, version };
  throw new SiteError(
    'USAGE',
    `'${text}' is not a version such as ${EXAMPLE}: site push prints it, and ${MIN_DIGITS} digits are enough.`,
    { fix },
  );
}

/**
 * Finds the versions that references name; returns the id of each section's version. Throws `VERSION_NOT_FOUND`, `VERSION_AMBIGUOUS`
 * for an abbreviation of several ids, and `USAGE` for two versions of one section.
 */
export async function resolveVersions(
  store: Store,
  references: readonly VersionReference[],
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const reference of references) {
    const { section } = reference;
    const version = await resolveVersion(store, reference);
    if (versions[section] !== undefined && versions[section] !== version) {
      const both = [versions[section], version].map((id) => formatVersion(section, id)).join(' and ');
      throw new SiteError('USAGE', `${both} are versions of one section, of which a release has one.`, {
        fix: `site release ${formatVersion(section, version)}`,
      });
    }
    versions[section] = version;
  }
  return versions;
}

async function resolveVersion(store: Store, { section, version }: VersionReference): Promise<string> {
  const folder = `versions/${section}/`;
  if (version.length === ID_DIGITS && (await store.has(`${folder}${version}.json`))) return version;
  const matches = (await store.list(folder)).flatMap((key) => {
    const id = /^([0-9a-f]{16})\.json$/.exec(key.slice(folder.length))?.[1];
    return id?.startsWith(version) ? [id] : [];
  });
  if (matches.length === 1) return matches[0]!;
  if (matches.length > 1) {
    throw new SiteError(
      'VERSION_AMBIGUOUS',
      `${formatVersion(section, version)} abbreviates ${matches.length} versions: ${matches.join(', ')}.`,
      { at: folder, fix: `site release ${formatVersion(section, matches[0]!)}, or another of them` },
    );
  }
  throw new SiteError(
    'VERSION_NOT_FOUND',
    `The store has no version ${formatVersion(section, version)}: it was never pushed to this store, or removed since.`,
    { at: `${folder}${version}.json`, fix: `npx nx build ${section} && site push ${section}` },
  );
}
