import { SHELL, type BuildRecord } from '@vantedge/federation-contract';
import semver from 'semver';
import { RESERVED_PATHS } from '../serve/reserved-paths.ts';
import { SiteError } from '../site-error.ts';

/**
 * Refuses a site whose parts do not fit: no shell, a shared module that a section needs in a version which the shell
 * does not provide, another federation runtime, or a path that two sections
 * own, or a section and the server. Every problem is in the message.
 */
export function checkPlatform(builds: readonly BuildRecord[]) {
  const shell = builds.find(({ name }) => name === SHELL);
  if (!shell) {
    throw new SiteError(
      'NO_SHELL',
      'This channel has no shell yet, and nothing can be composed without one.',
      {
        mend: 'site publish shell <section…>',
      },
    );
  }
  const problems = builds.flatMap((build) => (build === shell ? [] : skew(shell, build)));
  if (problems.length) {
    throw new SiteError('PLATFORM_SKEW', `Shared modules do not fit: ${problems.join('; ')}.`, {
      mend: 'install the lock file (npm ci), build the section again, and publish it with the shell',
    });
  }
  const conflicts = sharedPaths(builds);
  if (conflicts.length) {
    throw new SiteError('PATH_OWNED_TWICE', `Each path has one owner, but ${conflicts.join('; ')}.`, {
      mend: "take the route out of one section's src/section.ts, build it, and publish both sections in one command",
    });
  }
}

function skew(shell: BuildRecord, section: BuildRecord): string[] {
  const problems = Object.entries(section.shared).flatMap(([request, wanted]) => {
    const provided = shell.shared[request];
    if (provided && semver.satisfies(provided, `^${wanted}`)) return [];
    return [`'${section.name}' needs ${request} ^${wanted}, the shell provides ${provided ?? 'none'}`];
  });
  if (section.federation !== shell.federation) {
    problems.push(
      `'${section.name}' was built with federation ${section.federation}, the shell with ${shell.federation}`,
    );
  }
  return problems;
}

function sharedPaths(builds: readonly BuildRecord[]): string[] {
  const owners = new Map(RESERVED_PATHS.map((path) => [path, 'the server']));
  return builds.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, `'${name}'`);
      return owner ? [`${path} is owned by ${owner} and by '${name}'`] : [];
    }),
  );
}
