import { type Settings, SiteError } from '@vantedge/release';

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
