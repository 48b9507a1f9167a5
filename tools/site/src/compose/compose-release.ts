import type { Progress } from '../progress.ts';
import {
  getVersion,
  type KeyedPage,
  putPage,
  type Release,
  type SectionVersion,
  type Settings,
  siteOrigin,
} from '@vantedge/release';
import type { Store } from '@vantedge/store';
import { checkPathOwners, checkPlatform } from './check-platform.ts';
import { PASSED_CHECKS, ProblemCollector } from './checks/problem.ts';
import { checkForms, checkLinks, checkRedirects, checkTitles } from './checks/release-links.ts';
import { COMPOSER } from './composer.ts';
import { knownPages } from './known-pages.ts';
import type { RouteOwner } from './compose-pages.ts';
import { isolationLayers } from './sandbox/isolation.ts';
import type { RenderLimits } from './sandbox/sandbox.ts';
import { servedPaths, siteFiles } from './site-files.ts';

export interface Composition {
  release: Release;
  /** Results of the checks, for the log. */
  checks: typeof PASSED_CHECKS;
  /** Paths that were rendered. All other documents are those of an earlier release. */
  rendered: string[];
  /** Problems that do not prevent the release. */
  warnings: string[];
}

export interface ComposeRequest {
  store: Store;
  /** Version id of every section. */
  versions: Readonly<Record<string, string>>;
  settings: Settings;
  /** Time of the release, ISO 8601. */
  now: string;
  /** The previous release. */
  base?: Release | undefined;
  /** An earlier release that a rollback restores a version from: pages with the same content keep its dates. */
  restoredFrom?: Release | undefined;
  /** Version of the composer. Default: that of this checkout. */
  composer?: number;
  /** Reads the documents of unchanged pages too, and renders damaged ones again. */
  verify?: boolean;
  limits?: RenderLimits;
  progress?: Progress | undefined;
}

/** Composes a release of the given versions. Renders only pages that no earlier release has rendered from the same inputs. */
export async function composeRelease(request: ComposeRequest): Promise<Composition> {
  const { store, versions, base, settings, verify = false, progress } = request;
  const { pendingPaths, leadRetentionDays, origin } = settings;
  const composer = request.composer ?? COMPOSER;
  const sections = new Map<string, SectionVersion & { id: string }>();
  for (const [name, id] of Object.entries(versions))
    sections.set(name, { id, ...(await getVersion(store, name, id)) });
  const builds = [...sections.values()].map(({ build }) => build);
  checkPlatform(builds);
  checkPathOwners(builds, settings.paths);
  const routes = [...sections.values()].flatMap(({ section, build }) =>
    build.routes.map(({ path, module }): RouteOwner => ({ path, section, module })),
  );
  const shown = { leadRetentionDays, ...(origin !== undefined && { origin }) };
  const known = await knownPages({ store, routes, versions, base, composer, settings: shown, verify });
  const pages: Record<string, KeyedPage> = { ...known.pages };
  const problems = new ProblemCollector();
  const changed = Object.keys(versions).filter((name) => base?.versions[name] !== versions[name]);
  // The bundles of other sections are loaded for their pages, or were when these were rendered.
  const pageless = changed.filter((name) => !sections.get(name)!.build.routes.length);
  const served = servedPaths(sections);
  // A rollback restores a version that was live: it must not fail because of a check that is newer.
  const isRollback = request.restoredFrom !== undefined;
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
  if (!isRollback) problems.add(redirects.problems);
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
      ...[...redirects.warnings, ...(isRollback ? redirects.problems : [])].map(
        ({ text, fix }) => `${text}: ${fix}.`,
      ),
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

const arrived = (path: string) =>
  `${path} is listed in "pendingPaths", but exists now: remove it with site settings apply.`;
