import {
  head,
  findIdsByPrefix,
  isAbbreviation,
  MIN_DIGITS,
  type Push,
  readPushes,
  type VersionReference,
  walkBack,
} from '@vantedge/release';
import { buildCommand, command, type Fix, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';

/** Version id of sections, by name. */
export type Versions = Readonly<Record<string, string>>;

const EXAMPLE = 'stories@5023f13c42c187c6';

/** Formats a version as in `stories@5023f13c42c187c6`. */
export const formatVersion = (section: string, version: string) => `${section}@${version}`;

/**
 * Parses a reference such as `stories@5023f13c42c187c6`, in which the id may be abbreviated to 8 digits or more. Throws `USAGE` for
 * anything else.
 */
export function parseVersion(
  text: string,
  fix: Fix = command('site', 'release', '--help'),
): VersionReference {
  const [, section, version] = /^([a-z][a-z0-9-]*)@([0-9a-f]+)$/.exec(text) ?? [];
  if (section && version && isAbbreviation(version)) return { section, version };
  throw new SiteError(
    'USAGE',
    `'${text}' is not a version. Write ${EXAMPLE}: the section, @, and at least ${MIN_DIGITS} digits of the id that site push prints.`,
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
      throw new SiteError(
        'USAGE',
        `${both} are both versions of '${section}'; a release can have only one.`,
        {
          fix: command('site', 'release', formatVersion(section, version)),
        },
      );
    }
    versions[section] = version;
  }
  return versions;
}

async function resolveVersion(store: Store, { section, version }: VersionReference): Promise<string> {
  const folder = `versions/${section}`;
  const matches = await findIdsByPrefix(store, folder, version);
  if (matches.length === 1) return matches[0]!;
  if (matches.length > 1) {
    throw new SiteError(
      'VERSION_AMBIGUOUS',
      `${formatVersion(section, version)} matches ${matches.length} versions: ${matches.join(', ')}.`,
      { at: `${folder}/`, fix: 'repeat the command with one of these' },
    );
  }
  throw new SiteError(
    'VERSION_NOT_FOUND',
    `The store has no version ${formatVersion(section, version)}: it was never pushed to this store, or has been removed since.`,
    { at: `${folder}/${version}.json`, fix: [buildCommand(section), command('site', 'push', section)] },
  );
}

/** Newest push of each version; without versions whose pushes were not recorded. */
export async function newestPushes(store: Store, versions: Versions): Promise<Record<string, Push>> {
  const found = await Promise.all(
    Object.entries(versions).map(async ([section, version]) => {
      const [newest] = await readPushes(store, { section, version });
      return newest ? [[section, newest] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which garbage collection keeps a version after its last push, whether or not it is released. */
const KEEP_UNRELEASED_DAYS = 30;

/** A day less, so that garbage collection does not remove a version while it is being released. */
const RELEASABLE_DAYS = KEEP_UNRELEASED_DAYS - 1;

export const KEEP_UNRELEASED_MS = KEEP_UNRELEASED_DAYS * DAY_MS;

interface Request {
  store: Store;
  channel: string;
  /** Version id of each section to release. */
  versions: Versions;
  /** Versions that are live. */
  liveVersions: Versions;
}

/**
 * Throws `VERSION_EXPIRED` for a version that was pushed long ago and never released: garbage collection may be removing it. A version
 * that was live on any channel is kept forever.
 */
export async function assertNotExpired({ store, channel, versions, liveVersions }: Request): Promise<void> {
  for (const [section, id] of Object.entries(versions)) {
    if (liveVersions[section] === id) continue;
    const at = `versions/${section}/${id}.json`;
    const found = await store.revision(at);
    if (!found || Date.now() - found.modifiedAt <= RELEASABLE_DAYS * DAY_MS) continue;
    if (await wasReleased(store, channel, section, id)) continue;
    throw new SiteError(
      'VERSION_EXPIRED',
      `${formatVersion(section, id)} was last pushed ${new Date(found.modifiedAt).toISOString()} and never released. ` +
        `site gc removes such versions after ${KEEP_UNRELEASED_DAYS} days.`,
      { at, fix: [buildCommand(section), command('site', 'push', section)] },
    );
  }
}

/** Whether the log of a channel names a version. Starts with `first`, which is the likeliest one. */
async function wasReleased(store: Store, first: string, section: string, id: string): Promise<boolean> {
  const names = (await store.list('channels/')).map((key) => key.split('/')[1]!);
  for (const channel of new Set([first, ...names])) {
    const live = await head(store, channel);
    for await (const { action, versions } of live ? walkBack(store, channel, live) : []) {
      // Previews are not kept.
      if (action !== 'preview' && versions[section] === id) return true;
    }
  }
  return false;
}
