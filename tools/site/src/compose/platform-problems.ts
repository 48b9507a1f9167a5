import { BUNDLER_PACKAGE, FEDERATION_PACKAGE } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import semver from 'semver';

/** Platform API of builds that do not state one. */
export const FIRST_API = 1;

/** Why a section does not work with a shell, one sentence per reason, such as `'stories' needs react ^19.4.0, …`. */
export function platformProblems(shell: StoredBuild, section: StoredBuild): string[] {
  return [
    ...apiProblems(shell, section),
    ...versionProblems(shell, section),
    ...policyProblems(shell, section),
  ];
}

function apiProblems(shell: StoredBuild, section: StoredBuild): string[] {
  const needed = section.platform?.api ?? FIRST_API;
  const { api = FIRST_API, minApi = api } = shell.platform ?? {};
  if (needed >= minApi && needed <= api) return [];
  const provided = minApi === api ? String(api) : `${minApi} to ${api}`;
  return [`'${section.name}' needs platform API ${needed}, the shell provides ${provided}`];
}

function versionProblems(shell: StoredBuild, section: StoredBuild): string[] {
  const provided = providedVersions(shell);
  return Object.entries(neededRanges(section)).flatMap(([name, range]) => {
    const version = provided[name];
    // Shells that do not state it were built by a version of rspack that every section worked with.
    if (name === BUNDLER_PACKAGE && !version) return [];
    if (version && semver.satisfies(version, range)) return [];
    return [`'${section.name}' needs ${name} ${range}, the shell provides ${version ?? 'none'}`];
  });
}

function policyProblems(shell: StoredBuild, section: StoredBuild): string[] {
  if (!section.trustedTypes || shell.trustedTypes) return [];
  return [`'${section.name}' relies on a Trusted Types policy that this shell does not create`];
}

/** Version of each shared module and build tool of a shell. */
export function providedVersions({ shared, federation, platform }: StoredBuild): Record<string, string> {
  return {
    ...shared,
    [FEDERATION_PACKAGE]: federation,
    ...(platform ? { [BUNDLER_PACKAGE]: platform.rspack } : {}),
  };
}

function neededRanges({ shared, federation, platform }: StoredBuild): Record<string, string> {
  if (platform?.ranges) return platform.ranges;
  const versions = Object.entries({ ...shared, [FEDERATION_PACKAGE]: federation });
  return Object.fromEntries(versions.map(([name, version]) => [name, `^${version}`]));
}
