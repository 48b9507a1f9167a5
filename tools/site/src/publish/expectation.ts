import { SiteError } from '@vantedge/release';
import { isCi } from '../provenance/ci-variables.ts';
import { parseVersion } from './version-references.ts';

/** Which live versions a command may replace. */
export interface Expectation {
  /** Version that must be live, by section; ids may be abbreviated. */
  versions: Readonly<Record<string, string>>;
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
