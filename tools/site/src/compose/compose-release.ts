import { getVersion, type KeyedPage, type Release, type SectionVersion, siteOrigin } from '@vantedge/release';
import { command, type Warning } from '@vantedge/errors';
import { checkPathOwners, checkPlatform } from './check-platform.ts';
import { PASSED_CHECKS, ProblemCollector, toWarning } from './checks/problem.ts';
import { checkForms, checkLinks, checkRedirects, checkTitles } from './checks/release-links.ts';
import { COMPOSER } from './composer.ts';
import { knownPages } from './known-pages.ts';
import type { RouteOwner } from './client-release.ts';
import type { ComposeRequest } from './request.ts';
import { putPage } from './page-cache.ts';
import { isolationLayers } from './sandbox/isolation.ts';
import { servedPaths, siteFiles } from './site-files.ts';
import { assertListable } from './third-parties.ts';

export interface Composition {
  release: Release;
  /** Results of the checks, for the log. */
  checks: typeof PASSED_CHECKS;
  /** Paths that were rendered. All other documents are those of an earlier release. */
  rendered: string[];
  /** Problems that do not prevent the release. */
  warnings: Warning[];
}

/**
 * Composes a release of the given versions. Renders only pages that no earlier release has rendered from the same inputs. With the versions
 * of `base`, it also reads the documents of unchanged pages, and renders damaged ones again.
 */
export async function composeRelease(request: ComposeRequest): Promise<Composition> {
  const { store, versions, base, settings, progress } = request;
  const { pendingPaths, leadRetentionDays, origin, thirdParties = [], consent } = settings;
  const composer = request.composer ?? COMPOSER;
  const sections = new Map<string, SectionVersion & { id: string }>();
  for (const [name, id] of Object.entries(versions))
    sections.set(name, { id, ...(await getVersion(store, name, id)) });
  const builds = [...sections.values()].map(({ build }) => build);
  checkPlatform(builds);
  checkPathOwners(builds, settings.paths);
  const routes = [...sections.values()].flatMap(({ section, build }) =>
    build.routes.map((route): RouteOwner => ({ ...route, section })),
  );
  assertListable(settings, routes, sections);
  const shown = {
    leadRetentionDays,
    ...(origin !== undefined && { origin }),
    ...(thirdParties.length && { thirdParties, consent }),
  };
  const changed = Object.keys(versions).filter((name) => base?.versions[name] !== versions[name]);
  const verify = !changed.length;
  const known = await knownPages({ store, routes, versions, base, composer, settings: shown, verify });
  const pages: Record<string, KeyedPage> = { ...known.pages };
  const isRollback = request.restoredFrom !== undefined;
  const problems = new ProblemCollector(isRollback);
  // The bundles of other sections are loaded for their pages, or were when these were rendered.
  const pageless = changed.filter((name) => !sections.get(name)!.build.routes.length);
  const served = servedPaths(sections);
  // Imported when needed: many releases change or render nothing, and parsers and renderer take long to load.
  const render = async () => {
    const { renderPages } = await import('./compose-pages.ts');
    const count = progress?.phase(`render pages (${isolationLayers()})`, known.unknown.length);
    return renderPages({ ...request, sections, unknown: known.unknown, pageless, problems, count });
  };
  const check = async () => {
    const { checkStylesheets, readSheets } = await import('./checks/stylesheets.ts');
    const { codeProblems } = await import('./checks/section-code.ts');
    const ofCode = changed.map((name) => codeProblems(store, sections.get(name)!));
    const ofStyles = checkStylesheets(await readSheets(store, sections, changed), changed);
    return [...ofStyles, ...(await Promise.all(ofCode)).flat()];
  };
  // While a process renders, this one checks.
  const [composed, ofSections] = await Promise.all([
    known.unknown.length || pageless.length ? render() : {},
    changed.length && !isRollback ? check() : [],
  ]);
  Object.assign(pages, composed);
  const rendered = known.unknown.map(({ route }) => route.path);
  progress?.phase('check the release');
  const linked = { pages, routes, before: base?.pages, pendingPaths, served };
  const ofNew = isRollback
    ? []
    : [...checkTitles(linked), ...checkForms({ pages, routes, sections }, changed)];
  problems.add([...checkLinks(linked), ...ofNew, ...ofSections]);
  const redirects = checkRedirects(
    { ...linked, redirects: settings.redirects ?? {} },
    base && redirectsOf(base),
  );
  problems.add(redirects.problems);
  problems.assertNone();
  // Only now, so that no later release reuses a page whose bundle or release was refused.
  await Promise.all(
    known.unknown.map(async ({ route: { path }, isDamaged }) => {
      pages[path] = await putPage(store, pages[path]!, { replace: isDamaged });
    }),
  );
  const files = await siteFiles(store, pages, sections, siteOrigin(pages, origin), verify ? {} : base?.files);
  return {
    release: { versions, pages, files, composer, settings },
    rendered,
    warnings: [
      ...pendingPaths.filter((path) => served.has(path)).map(arrived),
      ...redirects.warnings.map(toWarning),
      ...problems.warnings(),
    ],
    checks: PASSED_CHECKS,
  };
}

/** The redirects of an earlier release, and what it has at their paths and targets. */
const redirectsOf = ({ pages, files, settings }: Release) => ({
  pages,
  served: new Set([...Object.keys(pages), ...Object.keys(files)]),
  pendingPaths: settings.pendingPaths,
  redirects: settings.redirects ?? {},
});

const arrived = (path: string): Warning => ({
  text: `${path} is listed in "pendingPaths", but exists now.`,
  fix: ['remove it with', command('site', 'settings', 'apply', '<file>')],
});
