import { isReservedPath, SHELL } from '@vantedge/federation-contract';
import type { StoredBuild } from '../release/model.ts';
import semver from 'semver';
import { SiteError } from '../site-error.ts';

/**
 * Refuses a site whose parts do not fit: no shell, a shared module that a section needs in a version which the shell
 * does not provide, another federation runtime, a path that the server answers itself, or two sections that own one path.
 * Every problem is in the message.
 */
export function checkPlatform(builds: readonly StoredBuild[]) {
  const shell = builds.find(({ name }) => name === SHELL);
  if (!shell) {
    throw new SiteError(
      'SHELL_REQUIRED',
      'This channel has no shell yet, and nothing can be composed without one.',
      {
        fix: 'site publish shell <section…>',
      },
    );
  }
  const problems = builds.flatMap((build) => (build === shell ? [] : skew(shell, build)));
  if (problems.length) {
    throw new SiteError('PLATFORM_INCOMPATIBLE', `Shared modules do not fit: ${problems.join('; ')}.`, {
      fix: 'install the lock file (npm ci), build the section again, and publish it with the shell',
    });
  }
  const reserved = builds.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => (isReservedPath(path) ? [`${path} of '${name}'`] : [])),
  );
  if (reserved.length) {
    throw new SiteError('PATH_RESERVED', `The server answers these paths itself: ${reserved.join(', ')}.`, {
      fix: "give the route another path in the section's src/section.ts, then build and publish it again",
    });
  }
  const conflicts = sharedPaths(builds);
  if (conflicts.length) {
    throw new SiteError('DUPLICATE_ROUTE', `Each path has one owner, but ${conflicts.join('; ')}.`, {
      fix: "take the route out of one section's src/section.ts, build it, and publish both sections in one command",
    });
  }
}

function skew(shell: StoredBuild, section: StoredBuild): string[] {
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
  if (section.trustedTypes && !shell.trustedTypes)
    problems.push(`'${section.name}' relies on a Trusted Types policy that this shell does not create`);
  return problems;
}

function sharedPaths(builds: readonly StoredBuild[]): string[] {
  const owners = new Map<string, string>();
  return builds.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, name);
      return owner ? [`${path} is owned by '${owner}' and by '${name}'`] : [];
    }),
  );
}
