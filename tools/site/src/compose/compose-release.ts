import { assetUrl } from '@vantedge/federation-contract';
import type { Page, Release, SectionVersion } from '../release/model.ts';
import { getVersion } from '../release/versions.ts';
import { checkPlatform } from '../publish/check-platform.ts';
import { limit } from '../store/limit.ts';
import type { Store } from '../store/store.ts';
import { checkLinks } from './check-links.ts';
import type { PageDescription } from './llms-text.ts';
import { type Moment, PageComposer, type RouteOwner } from './page-composer.ts';
import type { RenderLimits } from './sandbox/render-limits.ts';
import { Renderer } from './renderer.ts';
import { siteFiles } from './site-files.ts';
import { SourceStacks } from './source-stacks.ts';

/** While some pages are compressed, which threads do, the next ones are rendered. */
const PAGES_AT_ONCE = 8;

export interface Composition {
  release: Release;
  /** Paths that were rendered; the others are the base's, to the byte. */
  rendered: string[];
}

interface ComposeRequest extends Moment {
  store: Store;
  /** Section to version id, all of them. */
  versions: Readonly<Record<string, string>>;
  /** The release that this one follows: its pages stay where nothing that they are made of has changed. */
  base?: Release | undefined;
  /** An earlier release that some version is gone back to: pages that read as they did there keep its dates. */
  past?: Release | undefined;
  /** Paths that may be linked though no section owns them yet. */
  pendingPaths: readonly string[];
  limits?: RenderLimits;
}

/** Makes a release of some versions; renders the pages that the changed sections own or show a widget of. */
export async function composeRelease(request: ComposeRequest): Promise<Composition> {
  const { store, versions, base, past, pendingPaths, leadRetentionDays, limits } = request;
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
  const described = new Map<string, PageDescription>();
  for (const { path } of routes) {
    const kept = base?.pages[path];
    if (kept) pages[path] = kept;
  }
  const changed = Object.keys(versions).filter((name) => base?.versions[name] !== versions[name]);
  if (stale.length || changed.length) {
    const renderer = new Renderer(store, [...sections.values()], new SourceStacks(), limits);
    try {
      const composer = await PageComposer.of(store, sections, renderer);
      const compose = (route: RouteOwner) => composer.page(route, recordsOf(route.path, base, past), request);
      const composed = await composeAll(stale, changed, renderer, compose);
      stale.forEach(({ path }, i) => {
        pages[path] = composed[i]!.page;
        described.set(path, composed[i]!.described);
      });
    } finally {
      renderer.close();
    }
  }
  const rendered = stale.map(({ path }) => path);
  const files = await siteFiles(store, pages, sections, described, base);
  checkLinks({
    pages,
    before: base?.pages,
    rendered,
    pendingPaths,
    files: [...Object.keys(files), ...assetsOf(sections)],
  });
  return { release: { versions, pages, files, leadRetentionDays }, rendered };
}

/** Composes pages, several at once, and loads the bundles of changed sections that none of the pages is of. */
async function composeAll<T>(
  routes: readonly RouteOwner[],
  changed: readonly string[],
  renderer: Renderer,
  compose: (route: RouteOwner) => Promise<T>,
): Promise<T[]> {
  const left = new Map<string, number>();
  for (const { section } of routes) left.set(section, (left.get(section) ?? 0) + 1);
  const runLimited = limit(PAGES_AT_ONCE);
  const composed = routes.map((route) =>
    runLimited(async () => {
      const page = await compose(route);
      left.set(route.section, left.get(route.section)! - 1);
      if (left.get(route.section) === 0) await renderer.finish(route.section);
      return page;
    }),
  );
  const checked = changed
    .filter((name) => !left.has(name))
    .map((name) => runLimited(() => renderer.check(name)));
  await Promise.all([...composed, ...checked]);
  return Promise.all(composed);
}

/** A page is made of the shell, its own section and the sections whose widgets it shows. */
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

/** URLs of all files of these versions. */
const assetsOf = (sections: ReadonlyMap<string, SectionVersion>) =>
  [...sections.values()].flatMap(({ build, files }) =>
    Object.keys(files).map((name) => assetUrl(build, name)),
  );

/** A page as it was in some releases, where it was. */
const recordsOf = (path: string, ...releases: readonly (Release | undefined)[]) =>
  releases.flatMap((release) => release?.pages[path] ?? []);
