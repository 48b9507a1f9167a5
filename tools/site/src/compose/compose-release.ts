import { getVersion, type Page, type Release, type SectionVersion } from '@vantedge/release';
import { checkPlatform } from './check-platform.ts';
import { limit, type Store } from '@vantedge/release/store';
import type { Budgets } from './checks/budget-problems.ts';
import { checkRelease } from './checks/check-release.ts';
import { type CheckSummary, summarizeChecks } from './checks/problem.ts';
import { ProblemCollector } from './checks/problem-collector.ts';
import type { PageDescription } from './llms-text.ts';
import { type CompositionContext, PageComposer, type RouteOwner } from './page-composer.ts';
import type { RenderLimits } from './sandbox/render-limits.ts';
import { Renderer } from './renderer.ts';
import { siteFiles } from './site-files.ts';
import { SourceStacks } from './source-stacks.ts';

/** Number of concurrent pages: while threads compress some, the next ones are rendered. */
const PAGES_AT_ONCE = 8;

export interface Composition extends CheckSummary {
  release: Release;
  /** Paths that were rendered. All other documents are identical to the base's. */
  rendered: string[];
}

interface ComposeRequest extends CompositionContext {
  store: Store;
  /** Version id of every section. */
  versions: Readonly<Record<string, string>>;
  /** The previous release. Pages whose inputs are unchanged are reused. */
  base?: Release | undefined;
  /** An earlier release that a rollback restores a version from: pages with the same content keep its dates. */
  restoredFrom?: Release | undefined;
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: readonly string[];
  limits?: RenderLimits;
  /** Maximum sizes of what a page loads. */
  budgets?: Budgets | undefined;
}

/** Composes a release of the given versions. Renders only pages that a changed section owns or shows a widget on. */
export async function composeRelease(request: ComposeRequest): Promise<Composition> {
  const { store, versions, base, restoredFrom, pendingPaths, leadRetentionDays, limits } = request;
  const sections = new Map<string, SectionVersion & { id: string }>();
  for (const [name, id] of Object.entries(versions))
    sections.set(name, { id, ...(await getVersion(store, name, id)) });
  checkPlatform([...sections.values()].map(({ build }) => build));
  const routes = [...sections.values()].flatMap(({ section, build }) =>
    build.routes.map(({ path, module }): RouteOwner => ({ path, section, module })),
  );
  const stale = routes.filter(
    (route) => base?.leadRetentionDays !== leadRetentionDays || isStale(route, base, versions),
  );
  const pages: Record<string, Page> = {};
  const descriptions = new Map<string, PageDescription>();
  for (const { path } of routes) {
    const kept = base?.pages[path];
    if (kept) pages[path] = kept;
  }
  const problems = new ProblemCollector();
  const changed = Object.keys(versions).filter((name) => base?.versions[name] !== versions[name]);
  if (stale.length || changed.length) {
    const renderer = new Renderer(store, [...sections.values()], new SourceStacks(), limits);
    try {
      const composer = await PageComposer.of(store, sections, renderer, request.budgets);
      const compose = (route: RouteOwner) =>
        problems.run(() => composer.page(route, pageRecords(route.path, base, restoredFrom), request));
      const composed = await composeAll(stale, changed, renderer, compose, problems);
      stale.forEach(({ path }, i) => {
        delete pages[path];
        if (!composed[i]) return;
        pages[path] = composed[i].page;
        descriptions.set(path, composed[i].description);
      });
    } finally {
      renderer.close();
    }
  }
  const rendered = stale.map(({ path }) => path);
  problems.add(
    await checkRelease({
      store,
      sections,
      changed,
      pages,
      routes,
      before: base?.pages,
      rendered,
      pendingPaths,
    }),
  );
  problems.assertNone();
  const files = await siteFiles(store, pages, sections, descriptions, base);
  return { release: { versions, pages, files, leadRetentionDays }, rendered, ...summarizeChecks([]) };
}

/** Composes pages concurrently, and checks the bundles of changed sections without a page among them. */
async function composeAll<T>(
  routes: readonly RouteOwner[],
  changed: readonly string[],
  renderer: Renderer,
  compose: (route: RouteOwner) => Promise<T>,
  problems: ProblemCollector,
): Promise<T[]> {
  const remaining = new Map<string, number>();
  for (const { section } of routes) remaining.set(section, (remaining.get(section) ?? 0) + 1);
  const runLimited = limit(PAGES_AT_ONCE);
  const composed = routes.map((route) =>
    runLimited(async () => {
      const page = await compose(route);
      remaining.set(route.section, remaining.get(route.section)! - 1);
      if (remaining.get(route.section) === 0) await problems.run(() => renderer.finish(route.section));
      return page;
    }),
  );
  const checked = changed
    .filter((name) => !remaining.has(name))
    .map((name) => runLimited(() => problems.run(() => renderer.check(name))));
  await Promise.all([...composed, ...checked]);
  return Promise.all(composed);
}

/** Whether a page must be rendered: its inputs are the shell, its section, and the sections whose widgets it shows. */
function isStale(
  { path, section }: RouteOwner,
  base: Release | undefined,
  versions: Readonly<Record<string, string>>,
) {
  const page = base?.pages[path];
  if (!base || !page || page.owner !== section) return true;
  const parts = ['shell', section, ...page.widgets.map((widget) => widget.split('/')[0]!)];
  return parts.some((name) => base.versions[name] !== versions[name]);
}

/** Records of a page in the given releases. */
const pageRecords = (path: string, ...releases: readonly (Release | undefined)[]) =>
  releases.flatMap((release) => release?.pages[path] ?? []);
