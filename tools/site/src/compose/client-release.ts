import {
  assetUrl,
  type BuiltModule,
  type ClientModule,
  type ClientRelease,
  type PageData,
  type SectionPage,
  SHELL,
} from '@vantedge/federation-contract';
import { shortIds } from '@vantedge/errors';
import type { StoredBuild } from '@vantedge/release';

/** URL of the full release. */
export const RELEASE_URL = '/release.json';

/** A page, and the section that owns it. */
export interface RouteOwner extends SectionPage {
  section: string;
}

/** Version id and build of each section, by name. */
export type Sections = ReadonlyMap<string, { id: string; build: StoredBuild }>;

/** Everything that browsers may load of a release, for `/release.json`. Every document lists the shell's entry scripts. */
export function clientRelease(sections: Sections): ClientRelease {
  const release: ClientRelease = { sections: {}, integrity: {} };
  // Sorted by name, so that the same versions give the same bytes in any order of publishing.
  for (const [name, section] of [...sections].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { routes, widgets, entryFiles } = section.build;
    add(release, section, name === SHELL ? [] : filesOf(entryFiles), routes, widgets);
    release.sections[name]!.version = shortIds(section.id);
  }
  return release;
}

/**
 * The data that one document needs: the shell's entry scripts, its stylesheets, its own route, and the widgets that it shows. Nothing else,
 * because otherwise publishing another section would change this document too.
 */
export function pageData(
  sections: Sections,
  owner: string,
  path: string | null,
  module: string,
  widgets: string[],
  stylesheets: readonly { url: string; integrity: string }[],
  shown: Pick<PageData, 'facts' | 'origin' | 'consent'> = {},
): PageData {
  const release: ClientRelease = { sections: {}, integrity: {} };
  const shell = sections.get(SHELL)!;
  const { entryFiles, elements } = shell.build;
  add(release, shell, elements === undefined ? entryFiles.js : [...entryFiles.js, elements], [], []);
  release.sections[SHELL]!.version = shortIds(shell.id);
  const own = sections.get(owner)!;
  const route = own.build.routes.find(
    (route) => route.module === module && (path === null || route.path === path),
  )!;
  add(release, own, owner === SHELL ? [] : filesOf(own.build.entryFiles), [route], []);
  for (const widget of widgets) {
    const [name, exposed] = widget.split('/') as [string, string];
    const { widgets: all, entryFiles } = sections.get(name)!.build;
    const shown = all.filter((candidate) => candidate.name === exposed);
    add(release, sections.get(name)!, filesOf(entryFiles), [], shown);
  }
  for (const { url, integrity } of stylesheets) release.integrity[url] = integrity;
  return {
    section: owner,
    path,
    release,
    ...shown,
    releaseUrl: RELEASE_URL,
    entryScripts: entryFiles.js.map((file) => assetUrl(shell.build, file)),
    ...(elements !== undefined && { elements: assetUrl(shell.build, elements) }),
    stylesheets: stylesheets.map(({ url }) => url),
  };
}

/** Adds a section to a release, or some of its routes and widgets, with the hashes of their files and of `entryFiles`. */
function add(
  release: ClientRelease,
  { build }: { build: StoredBuild },
  entryFiles: readonly string[],
  routes: StoredBuild['routes'],
  widgets: StoredBuild['widgets'],
) {
  const isShell = build.name === SHELL;
  const toClientModule = ({ module, js, css }: BuiltModule): ClientModule => ({
    module,
    files: [...js, ...(isShell ? [] : build.entryFiles.css), ...css].map((file) => assetUrl(build, file)),
  });
  const section = (release.sections[build.name] ??= {
    ...(isShell ? {} : { remoteEntry: assetUrl(build, build.entryFiles.js[0]!) }),
    routes: {},
    widgets: {},
  });
  for (const route of routes)
    section.routes[route.path] = {
      ...toClientModule(route),
      ...(route.pattern !== undefined && { pattern: route.pattern }),
    };
  for (const widget of widgets) section.widgets[widget.name] = toClientModule(widget);
  for (const file of [...entryFiles, ...[...routes, ...widgets].flatMap(filesOf)])
    release.integrity[assetUrl(build, file)] = build.files[file]!.integrity;
}

const filesOf = ({ js, css, lazy = [] }: Omit<BuiltModule, 'module'>) => [...js, ...css, ...lazy];
