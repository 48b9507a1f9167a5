import { isReservedPath, SHELL } from '@vantedge/federation-contract';
import { type Settings, SiteError, type StoredBuild } from '@vantedge/release';
import semver from 'semver';

/**
 * Throws if builds are not compatible: no shell, a shared module in a version that the shell does not provide, a reserved path, or two
 * sections with the same path. The message lists all problems.
 */
export function checkPlatform(builds: readonly StoredBuild[]) {
  const shell = builds.find(({ name }) => name === SHELL);
  if (!shell) {
    throw new SiteError('SHELL_REQUIRED', 'This channel has no shell, which every page needs.', {
      fix: 'site publish shell <section…>',
    });
  }
  const problems = builds.flatMap((build) => (build === shell ? [] : platformProblems(shell, build)));
  if (problems.length) {
    throw new SiteError('PLATFORM_INCOMPATIBLE', `Incompatible platform: ${problems.join('; ')}.`, {
      fix: 'install the lock file (npm ci), build the section again, and publish it with the shell',
    });
  }
  const reserved = builds.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => (isReservedPath(path) ? [`${path} of '${name}'`] : [])),
  );
  if (reserved.length) {
    throw new SiteError('PATH_RESERVED', `These paths are reserved for the server: ${reserved.join(', ')}.`, {
      fix: "change the path in the section's src/section.ts, then build and publish it again",
    });
  }
  const conflicts = sharedPaths(builds);
  if (conflicts.length) {
    throw new SiteError('DUPLICATE_ROUTE', `Only one section can own a path: ${conflicts.join('; ')}.`, {
      fix: "remove the route from one section's src/section.ts, build it, and publish both sections in one command",
    });
  }
}

/** Why a section does not work with a shell, one sentence per shared module, such as `'stories' needs react ^19.4.0, …`. */
export function platformProblems(shell: StoredBuild, section: StoredBuild): string[] {
  return Object.entries(section.shared).flatMap(([name, range]) => {
    const version = shell.shared[name];
    if (version && semver.satisfies(version, range)) return [];
    return [`'${section.name}' needs ${name} ${range}, the shell provides ${version ?? 'none'}`];
  });
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

/** A section and its paths, as in its declaration and its build record. */
interface Claims {
  name: string;
  routes: readonly { path: string }[];
}

/**
 * Throws `PATH_NOT_OWNED` if a section has a path that the settings give to others. A section with patterns may only claim matching
 * paths; one without may claim any that no other section's patterns match.
 */
export function checkPathOwners(sections: readonly Claims[], paths: Settings['paths']): void {
  const problems = sections.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const owners = Object.keys(paths).filter((section) =>
        paths[section]!.some((pattern) => matches(path, pattern)),
      );
      if (owners.includes(name) || (!paths[name] && !owners.length)) return [];
      const owner = owners.length ? `belongs to '${owners.join("' and '")}'` : 'is not among its paths';
      return [`${path} of '${name}' ${owner}`];
    }),
  );
  if (!problems.length) return;
  throw new SiteError(
    'PATH_NOT_OWNED',
    `Sections claim paths that they do not own: ${problems.join('; ')}.`,
    {
      at: 'settings: paths',
      fix: "change the path in the section's src/section.ts, or give it to the section: site settings apply site.json",
    },
  );
}

/** Whether a path matches a pattern: a path, or a path and `/**` for it and all below it. */
function matches(path: string, pattern: string): boolean {
  if (!pattern.endsWith('/**')) return path === pattern;
  const folder = pattern.slice(0, -'/**'.length);
  return path === folder || path.startsWith(`${folder}/`);
}
