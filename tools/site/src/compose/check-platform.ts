import { isReservedPath, pathsOverlap, SHELL } from '@vantedge/federation-contract';
import type { Settings, StoredBuild } from '@vantedge/release';
import { buildCommand, command, SiteError, type SiteErrorDetails } from '@vantedge/errors';
import semver from 'semver';

/**
 * Throws if builds are not compatible: no shell, a shared module in a version that the shell does not provide, a reserved path, or two
 * sections with the same path. The message lists all problems of a kind.
 */
export function checkPlatform(builds: readonly StoredBuild[]) {
  const shell = builds.find(({ name }) => name === SHELL);
  if (!shell) {
    throw new SiteError('SHELL_REQUIRED', 'This channel has no shell, which every page needs.', {
      fix: command('site', 'publish', 'shell', '<section…>'),
    });
  }
  const needed = builds.flatMap(({ name, shared }) =>
    Object.entries(shared).map(([module, range]) => ({ name, module, range, version: shell.shared[module] })),
  );
  assertNone(
    'PLATFORM_INCOMPATIBLE',
    'Incompatible platform',
    needed
      .filter(({ version, range }) => !version || !semver.satisfies(version, range))
      .map(
        ({ name, module, range, version }) =>
          `'${name}' needs ${module} ${range}, the shell provides ${version ?? 'none'}`,
      ),
    {
      fix: [
        command('npm', 'ci'),
        buildCommand('<section>'),
        command('site', 'publish', 'shell', '<section>'),
      ],
    },
  );
  const claims = builds.flatMap(({ name, routes }) =>
    routes.map(({ path, pattern }) => ({ name, path, pattern })),
  );
  assertNone(
    'PATH_RESERVED',
    'These paths are reserved for the server',
    claims.filter(({ path }) => isReservedPath(path)).map(({ name, path }) => `${path} of '${name}'`),
    { fix: "change the path in the section's src/section.ts, then build and publish it again" },
  );
  const owners = new Map(claims.map(({ name, path }) => [path, name]));
  const patterns = new Map(
    claims.flatMap(({ name, pattern }) => (pattern ? [[`${name} ${pattern}`, { name, pattern }]] : [])),
  );
  const all = [...patterns.values()];
  assertNone(
    'DUPLICATE_ROUTE',
    'Only one section can own a path',
    [
      ...claims
        .filter(({ name, path }) => owners.get(path) !== name)
        .map(({ name, path }) => `${path} is owned by '${name}' and by '${owners.get(path)}'`),
      ...all.flatMap(({ name, pattern }, i) =>
        all
          .slice(i + 1)
          .filter((other) => pathsOverlap(pattern, other.pattern))
          .map(
            (other) => `${pattern} of '${name}' and ${other.pattern} of '${other.name}' match the same paths`,
          ),
      ),
    ],
    {
      fix: "remove the route from one section's src/section.ts, or the entry from its data, build it, and publish both sections in one command",
    },
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
  assertNone('PATH_NOT_OWNED', 'Sections claim paths that they do not own', problems, {
    at: 'settings: paths',
    fix: [
      "change the path in the section's src/section.ts, or give it to the section:",
      command('site', 'settings', 'apply', 'site.json'),
    ],
  });
}

/** Whether a path matches a pattern: a path, or a path and `/**` for it and all below it. */
const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('/**') ? `${path}/`.startsWith(pattern.slice(0, -'**'.length)) : path === pattern;

function assertNone(code: string, message: string, problems: readonly string[], details: SiteErrorDetails) {
  if (problems.length) throw new SiteError(code, `${message}: ${problems.join('; ')}.`, details);
}
