import { type Settings, SiteError, type StoredBuild } from '@vantedge/release';

/**
 * Throws `PATH_NOT_OWNED` if a section has a path that the settings give to others. A section with patterns may only claim matching
 * paths; one without may claim any that no other section's patterns match.
 */
export function checkPathOwners(builds: readonly StoredBuild[], paths: Settings['paths']): void {
  const problems = builds.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const own = paths[name];
      if (own) return own.some((pattern) => matches(path, pattern)) ? [] : [`${path} of '${name}'`];
      const owner = Object.keys(paths).find((other) =>
        paths[other]!.some((pattern) => matches(path, pattern)),
      );
      return owner === undefined ? [] : [`${path} of '${name}', which belongs to '${owner}'`];
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
