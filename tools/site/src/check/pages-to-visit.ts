import { assetUrl } from '@vantedge/federation-contract';
import {
  compareReleases,
  getVersion,
  isCodeChange,
  type KeyedPage,
  type Release,
  type StoredBuild,
} from '@vantedge/release';
import type { Store } from '@vantedge/store';

/**
 * Paths of the pages that a browser has to see before a release goes live, sorted: those that are new, show other content, or load other
 * files of their own or of their widgets, of pages from data only one for these files; and one page of each section whose pages only have
 * other common code.
 */
export async function pagesToVisit(
  store: Store,
  before: Release | undefined,
  after: Release,
): Promise<string[]> {
  if (!before) return Object.keys(after.pages).sort();
  const { added, changed } = compareReleases(before, after);
  const [one, other] = await Promise.all([buildsOf(store, before), buildsOf(store, after)]);
  const isOwnChange = (path: string) => {
    const [old, now] = [before.pages[path]!, after.pages[path]!];
    const isOfTeam = before.versions[now.owner] !== after.versions[now.owner];
    return (
      filesOf(path, old, one) !== filesOf(path, now, other) || (isOfTeam && styleOf(old) !== styleOf(now))
    );
  };
  const patternOf = (path: string) => routesOf(path, after.pages[path]!, other)[0]?.pattern ?? path;
  const shown = changed.filter((page) => !isCodeChange(page));
  const patterns = new Set([...added, ...shown.map(({ path }) => path)].map(patternOf));
  const isFirst = (pattern: string) => !patterns.has(pattern) && patterns.add(pattern);
  const loaded = changed.filter((page) => isCodeChange(page) && isOwnChange(page.path));
  const own = [...shown, ...loaded.filter(({ path }) => isFirst(patternOf(path)))];
  const seen = new Set([...own.map(({ owner }) => owner), ...added.map((path) => after.pages[path]!.owner)]);
  const samples = changed.filter(({ owner }) => !seen.has(owner) && seen.add(owner));
  return [...added, ...[...own, ...samples].map(({ path }) => path)].sort();
}

async function buildsOf(store: Store, { versions }: Release): Promise<Map<string, StoredBuild>> {
  const read = Object.entries(versions).map(
    async ([name, id]) => [name, (await getVersion(store, name, id)).build] as const,
  );
  return new Map(await Promise.all(read));
}

const routesOf = (path: string, { owner }: KeyedPage, builds: ReadonlyMap<string, StoredBuild>) =>
  (builds.get(owner)?.routes ?? []).filter((route) => route.path === path);

/** URLs and hashes of the files that a page loads in addition to those of its section's entry: its own, and those of its widgets. */
function filesOf(path: string, page: KeyedPage, builds: ReadonlyMap<string, StoredBuild>) {
  const parts = [
    ...routesOf(path, page, builds).map((route) => ({ section: page.owner, ...route })),
    ...page.widgets.flatMap((shown) => {
      const [section, name] = shown.split('/') as [string, string];
      const widget = builds.get(section)?.widgets.find((each) => each.name === name);
      return widget ? { section, ...widget } : [];
    }),
  ];
  return parts
    .flatMap(({ section, js, css, lazy = [] }) => {
      const build = builds.get(section)!;
      return [...js, ...css, ...lazy].map(
        (file) => `${assetUrl(build, file)} ${build.files[file]?.integrity}`,
      );
    })
    .join();
}

/** The hashes of a page's inline stylesheets. */
const styleOf = ({ policy }: KeyedPage) => /style-src [^;]*/.exec(policy)?.[0];
