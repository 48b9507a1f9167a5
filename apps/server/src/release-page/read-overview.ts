import { SHELL } from '@vantedge/federation-contract';
import {
  budgetsOf,
  channelNames,
  getRelease,
  getVersion,
  head,
  type LogEntry,
  type LoggedChange,
  newestEntries,
  type Page,
  type Push,
  pushesOf,
  type Release,
  type StoredBuild,
  walkBack,
} from '@vantedge/release';
import type { Store } from '@vantedge/store';

/** What is live on a channel, what may be soon, and what was before. */
export interface Overview {
  channel: string;
  /** The newest entry, and the one with which its release went live. Undefined if nothing was published. */
  live: { entry: LogEntry; since: LogEntry; pages: number; sections: LiveSection[] } | undefined;
  /** Newest first. */
  previews: Preview[];
  /** The newest entries of the log, newest first. */
  timeline: LoggedChange[];
}

/** A section of the live release. */
export interface LiveSection {
  name: string;
  version: string;
  /** The entry that this version went live with; undefined if that is too long ago to be looked for. */
  since: LogEntry | undefined;
  /** Whether another version was live before. */
  hasPrevious: boolean;
  /** The push of this version that was released, or the newest one. */
  push: Push | undefined;
  pages: number;
  /** The most that one of its pages loads, and the limit, in bytes without compression. */
  sizes: Record<Kind, { bytes: number; budget: number }>;
}

type Kind = 'html' | 'js' | 'css';

/** A preview of the channel. */
export interface Preview {
  name: string;
  entry: LogEntry;
  /** Whether the channel has had another release since it was composed. */
  isOutdated: boolean;
}

/** Entries that the page lists. */
const MAX_LISTED = 20;

/** Entries to look at for the one that a version went live with: each that the server does not know is a read of the store. */
const MAX_SEARCHED = 200;

/** Reads the overview of a channel. `known` are entries of its log by number, which are not read again. */
export async function readOverview(
  store: Store,
  channel: string,
  known: ReadonlyMap<number, LogEntry> = new Map(),
): Promise<Overview> {
  const entry = await head(store, channel);
  const previews = await readPreviews(store, channel, entry);
  if (!entry) return { channel, live: undefined, previews, timeline: [] };
  const [timeline, release] = await Promise.all([
    newestEntries(store, channel, entry, { limit: MAX_LISTED, known }),
    getRelease(store, entry.release),
  ]);
  const read = new Map([...known, ...timeline.map(({ entry }) => [entry.number, entry] as const)]);
  const [since, sizes] = await Promise.all([
    versionsSince(store, channel, entry, read),
    sectionSizes(store, release),
  ]);
  const owners = Object.values(release.pages).map(({ owner }) => owner);
  const sections = Object.entries(release.versions).map(async ([name, version]): Promise<LiveSection> => {
    const found = since.get(name);
    const [newest] = await pushesOf(store, { section: name, version });
    return {
      name,
      version,
      since: found?.entry,
      hasPrevious: found?.hasPrevious ?? true,
      push: found?.entry.pushes?.[name] ?? newest,
      pages: owners.filter((owner) => owner === name).length,
      sizes: sizes(name),
    };
  });
  // A canary's entry has the same release.
  const other = timeline.findIndex((one) => one.entry.release !== entry.release);
  const first = timeline.at(other === -1 ? -1 : other - 1)!.entry;
  const live = { entry, since: first, pages: owners.length, sections: await Promise.all(sections) };
  return { channel, live, previews, timeline };
}

async function readPreviews(store: Store, channel: string, live: LogEntry | undefined): Promise<Preview[]> {
  const names = [...(await channelNames(store))].filter((name) => name !== channel);
  const heads = await Promise.all(names.map(async (name) => ({ name, entry: await head(store, name) })));
  return heads
    .flatMap(({ name, entry }) =>
      entry?.parent?.channel === channel
        ? [{ name, entry, isOutdated: entry.parent.release !== live?.release }]
        : [],
    )
    .sort((one, other) => (one.entry.at < other.entry.at ? 1 : -1));
}

/** The entry with which the live version of each section went live. */
async function versionsSince(
  store: Store,
  channel: string,
  live: LogEntry,
  known: ReadonlyMap<number, LogEntry>,
) {
  const found = new Map<string, { entry: LogEntry; hasPrevious: boolean }>();
  const open = new Map(Object.keys(live.versions).map((name) => [name, live]));
  let searched = 0;
  for await (const entry of walkBack(store, channel, live, { known })) {
    for (const [name, later] of open) {
      const version = entry.versions[name];
      if (version === live.versions[name]) open.set(name, entry);
      else {
        found.set(name, { entry: later, hasPrevious: version !== undefined });
        open.delete(name);
      }
    }
    searched += 1;
    if (!open.size || searched === MAX_SEARCHED) return found;
  }
  for (const [name, entry] of open) found.set(name, { entry, hasPrevious: false });
  return found;
}

/** Returns a function for the sizes of a section's pages. */
async function sectionSizes(store: Store, release: Release) {
  const versions = await Promise.all(
    Object.entries(release.versions).map(([name, id]) => getVersion(store, name, id)),
  );
  const builds = new Map(versions.map(({ section, build }) => [section, build]));
  const budgets = budgetsOf(release.settings);
  const loads = Object.entries(release.pages).map(([path, page]) => ({
    owner: page.owner,
    ...pageLoads(path, page, builds),
  }));
  return (section: string): LiveSection['sizes'] => {
    const own = loads.filter(({ owner }) => owner === section);
    const most = (kind: Kind) => ({
      bytes: Math.max(0, ...own.map((load) => load[kind])),
      budget: budgets[kind],
    });
    return { html: most('html'), js: most('js'), css: most('css') };
  };
}

/** What a page loads, in bytes: its document, and the files of the shell, of its section and of the widgets on it. */
function pageLoads(
  path: string,
  { owner, html, widgets }: Page,
  builds: ReadonlyMap<string, StoredBuild>,
): Record<Kind, number> {
  const files = new Map<string, number>();
  const add = (build: StoredBuild, modules: readonly { js: string[]; css: string[] }[]) => {
    for (const file of [build.entryFiles, ...modules].flatMap(({ js, css }) => [...js, ...css]))
      files.set(`${build.name}/${file}`, build.files[file]?.bytes ?? 0);
  };
  for (const name of new Set([SHELL, owner, ...widgets.map((widget) => widget.split('/')[0]!)])) {
    const build = builds.get(name);
    if (!build) continue;
    add(build, [
      ...(name === owner ? build.routes.filter((route) => route.path === path) : []),
      ...build.widgets.filter((widget) => widgets.includes(`${name}/${widget.name}`)),
    ]);
  }
  const sum = (extension: string) =>
    [...files].reduce((total, [name, bytes]) => total + (name.endsWith(extension) ? bytes : 0), 0);
  return { html: html.bytes, js: sum('.js'), css: sum('.css') };
}
