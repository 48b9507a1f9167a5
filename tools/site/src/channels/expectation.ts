import { type LogEntry, readPushes, type Source, walkBack } from '@vantedge/release';
import { buildCommand, command, type Fix, printable, SiteError, usageError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { isAncestor, isInGitClone } from '../provenance.ts';
import { formatVersion, parseVersion } from './pushed-versions.ts';
import { type Expectation, type ReleaseRequest, retryWith } from './requests.ts';

/** Any live version may be replaced. */
const ANY_VERSION: Expectation = { versions: {}, others: 'any' };

/**
 * Parses the values of `--expect`: `any`, or a version such as `stories@5023f13c42c187c6` of each section. Without a value, only a
 * version from an ancestor of the new version's commit may be replaced. Throws `USAGE`.
 */
export function parseExpectation(values: readonly string[], sections: readonly string[]): Expectation {
  const versions: Record<string, string> = {};
  for (const value of values.filter((text) => text !== 'any')) {
    const { section, version } = parseVersion(value, command('site', 'publish', '--help'));
    if (!sections.includes(section))
      throw usageError(
        `--expect ${value}: this command does not release '${section}'.`,
        `remove --expect ${value}`,
      );
    versions[section] = version;
  }
  return { versions, others: values.includes('any') ? 'any' : 'ancestor' };
}

/**
 * Throws `VERSION_MISMATCH` if a release would replace another version than expected, or `STALE_CHECKOUT` if it would replace one
 * whose commit is not an ancestor of its own, unless there is no git to tell. The publisher has not seen that version.
 */
export async function assertExpected(request: ReleaseRequest, entry: LogEntry | undefined): Promise<void> {
  const { store, versions, expectation = ANY_VERSION, folder = process.cwd() } = request;
  for (const [section, next] of Object.entries(versions)) {
    const live = entry?.versions[section];
    const expected = expectation.versions[section];
    if (live === next || (expected !== undefined && live?.startsWith(expected))) continue;
    const expecting = (value: string) => retryWith(withoutExpectations(request), '--expect', value);
    if (live === undefined) {
      if (expected === undefined) continue;
      throw unexpected(`'${section}' is not live, but version ${expected} was expected.`, expecting('any'));
    }
    if (expected === undefined && expectation.others === 'any') continue;
    const { text, look } = await origin(request, entry, section);
    if (expected !== undefined) {
      const problem = `'${section}' is live in version ${live}, not in ${expected} as expected. ${text}`;
      throw unexpected(problem, [look, expecting(formatVersion(section, live))]);
    }
    // Changes that are not committed are in no commit.
    const before = await sourceOf(store, section, live, ({ dirty }) => !dirty);
    const relation = await relationOf(folder, before, await sourceOf(store, section, next));
    if (relation === 'contained' || (relation === 'unknown' && !(await isInGitClone(folder)))) continue;
    const reason =
      relation === 'other'
        ? 'which was built from a commit that is not in your branch'
        : 'and this clone cannot tell whether your branch contains the commit that it was built from';
    throw new SiteError(
      'STALE_CHECKOUT',
      `Version ${next} of '${section}' would replace ${live}, ${reason}. ${text} ` +
        `To replace it anyway: --expect ${formatVersion(section, live)}`,
      { fix: [command('git', 'pull'), buildCommand(section), command('site', 'publish', section)] },
    );
  }
}

const unexpected = (message: string, fix: Fix) => new SiteError('VERSION_MISMATCH', message, { fix });

/** The request without the versions that its command expects. */
function withoutExpectations({ retryCommand }: ReleaseRequest) {
  const argv = retryCommand?.argv ?? [];
  const kept = argv.filter((word, i) => word !== '--expect' && argv[i - 1] !== '--expect');
  return { retryCommand: command(...kept) };
}

/** What a version was made of, as its newest push from a commit says. */
async function sourceOf(
  store: Store,
  section: string,
  version: string,
  isGood: (source: Source) => boolean = () => true,
): Promise<Source> {
  const sources = (await readPushes(store, { section, version })).map(({ source = {} }) => source);
  return sources.find((source) => source.commit && isGood(source)) ?? {};
}

/** Whether the commit of the next version contains the one of the live version, as far as the clone knows. Commits with the same files are the same. */
async function relationOf(
  folder: string,
  live: Source,
  next: Source,
): Promise<'contained' | 'other' | 'unknown'> {
  if (!live.commit || !next.commit) return 'unknown';
  if (live.files !== undefined && live.files === next.files) return 'contained';
  const isContained = await isAncestor(folder, live.commit, next.commit);
  return isContained === undefined ? 'unknown' : isContained ? 'contained' : 'other';
}

/** Who put the live version of a section live, and the command that shows what it changed. */
async function origin({ store, channel }: ReleaseRequest, live: LogEntry | undefined, section: string) {
  for await (const { number, at, by, sections } of live ? walkBack(store, channel, live) : []) {
    if (!sections.includes(section)) continue;
    return {
      text: `${printable(by ?? 'An unknown publisher')} put it live in entry ${number} (${at}).`,
      look:
        number > 1
          ? command('site', 'diff', `${channel}@${number - 1}`, `${channel}@${number}`)
          : command('site', 'log'),
    };
  }
  return { text: '', look: command('site', 'log') };
}
