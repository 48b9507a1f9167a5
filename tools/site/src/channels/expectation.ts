import { type LogEntry, pushesOf, SiteError, walkBack } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { isCi } from '../provenance/current-provenance.ts';
import { isAncestor } from '../provenance/git.ts';
import { formatVersion, parseVersion, type Versions } from './pushed-versions.ts';

/** Which live versions a command may replace. */
export interface Expectation {
  /** Version that must be live, by section; ids may be abbreviated. */
  versions: Versions;
  /**
   * Other sections: `any` version may be replaced, or only one whose commit is an `ancestor` of the commit of the new version, so that
   * an old checkout cannot replace a newer version.
   */
  others: 'any' | 'ancestor';
}

/** Any live version may be replaced. */
export const ANY_VERSION: Expectation = { versions: {}, others: 'any' };

/**
 * Parses the values of `--expect`: `any`, or a version such as `stories@5023f13c42c187c6` of each section. Without a value, a CI run
 * may only replace versions from ancestors of its commit. Throws `USAGE`.
 */
export function parseExpectation(
  values: readonly string[],
  sections: readonly string[],
  variables: NodeJS.ProcessEnv = process.env,
): Expectation {
  const versions: Record<string, string> = {};
  for (const value of values.filter((text) => text !== 'any')) {
    const { section, version } = parseVersion(value, '--expect stories@5023f13c42c187c6, or --expect any');
    if (!sections.includes(section)) {
      throw new SiteError('USAGE', `--expect ${value}: this command does not release '${section}'.`, {
        fix: `remove --expect ${value}`,
      });
    }
    versions[section] = version;
  }
  return { versions, others: isCi(variables) && !values.includes('any') ? 'ancestor' : 'any' };
}

interface Replacement {
  store: Store;
  channel: string;
  /** The live entry, and its versions. */
  live: LogEntry | undefined;
  liveVersions: Versions;
  /** Versions to release. */
  versions: Versions;
  expectation: Expectation;
  /** Folder of the clone that knows the commits. */
  folder: string;
}

/** A version of a section that is live, to be replaced by another. */
interface Replaced {
  section: string;
  live: string;
  next: string;
}

/**
 * Throws `UNEXPECTED_VERSION` if a release would replace another version than expected, or `STALE_CHECKOUT` if it would replace one
 * whose commit is not an ancestor of its own. The publisher has not seen that version.
 */
export async function assertExpected(request: Replacement): Promise<void> {
  const { liveVersions, versions, expectation } = request;
  for (const [section, next] of Object.entries(versions)) {
    const live = liveVersions[section];
    if (live === next) continue;
    const expected = expectation.versions[section];
    if (expected !== undefined) {
      if (!live?.startsWith(expected)) throw await unexpectedVersion(request, section, expected);
    } else if (expectation.others === 'ancestor' && live !== undefined) {
      await assertContained(request, { section, live, next });
    }
  }
}

async function unexpectedVersion(
  request: Replacement,
  section: string,
  expected: string,
): Promise<SiteError> {
  const live = request.liveVersions[section];
  if (live === undefined) {
    return new SiteError(
      'UNEXPECTED_VERSION',
      `'${section}' is not live, but version ${expected} was expected.`,
      { fix: 'site log, then repeat the command without --expect, or with --expect any in CI' },
    );
  }
  const { text, look } = await origin(request, section);
  return new SiteError(
    'UNEXPECTED_VERSION',
    `'${section}' is live in version ${live}, not in ${expected} as expected. ${text}`,
    { fix: `${look}, then repeat the command with --expect ${formatVersion(section, live)}` },
  );
}

/** Throws `STALE_CHECKOUT` unless a commit of the live version is an ancestor of a commit of the next one. */
async function assertContained(request: Replacement, { section, live, next }: Replaced): Promise<void> {
  const { store, folder } = request;
  const [old, own] = await Promise.all([
    commitsOf(store, section, live),
    commitsOf(store, section, next, { dirty: true }),
  ]);
  let isKnown = true;
  for (const descendant of own) {
    for (const commit of old) {
      const found = await isAncestor({ folder }, commit, descendant);
      if (found) return;
      if (found === undefined) isKnown = false;
    }
  }
  const { text, look } = await origin(request, section);
  throw new SiteError(
    'STALE_CHECKOUT',
    `Version ${next} of '${section}' would replace ${live}, ${reason(old, own, isKnown)}. ${text}`,
    {
      fix:
        `${look}; update the checkout, build and push again, or repeat the command with ` +
        `--expect ${formatVersion(section, live)}`,
    },
  );
}

function reason([old]: readonly string[], [own]: readonly string[], isKnown: boolean): string {
  if (!old) return 'whose changes are not in a known commit';
  if (!own) return `but it is unknown whether it contains commit ${short(old)}`;
  if (!isKnown) return `but this clone cannot tell whether ${short(own)} contains ${short(old)}`;
  return `but commit ${short(own)} does not contain ${short(old)}`;
}

/** Commits that a version was pushed from. A checkout with changes is not its commit. */
async function commitsOf(store: Store, section: string, version: string, { dirty = false } = {}) {
  const pushes = await pushesOf(store, { section, version });
  const commits = pushes.flatMap(({ source }) =>
    source?.commit && (dirty || !source.dirty) ? source.commit : [],
  );
  return [...new Set(commits)];
}

/** Who put the live version of a section live, and the command that shows what it changed. */
async function origin({ store, channel, live }: Replacement, section: string) {
  let found: LogEntry | undefined;
  for await (const entry of live ? walkBack(store, channel, live) : []) {
    if (found) return { text: describe(found, section), look: `site diff ${entry.release} ${found.release}` };
    if (entry.sections.includes(section)) found = entry;
  }
  return { text: found ? describe(found, section) : '', look: 'site log' };
}

function describe({ number, at, by, pushes, source }: LogEntry, section: string): string {
  const { commit } = pushes?.[section]?.source ?? source ?? {};
  const from = commit ? `, commit ${short(commit)}` : '';
  return `${by ?? 'An unknown publisher'} put it live in entry ${number} (${at}${from}).`;
}

const short = (commit: string) => commit.slice(0, 12);
