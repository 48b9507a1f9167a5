import {
  assetUrl,
  type BuiltModule,
  type ClientModule,
  type ClientRelease,
  type ClientSection,
  type PageData,
  SHELL,
} from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';

/** URL of the full release. */
export const RELEASE_URL = '/release.json';

/** Version id and build of each section, by name. */
export type Sections = ReadonlyMap<string, { id: string; build: StoredBuild }>;

/** Everything that browsers may load of a release, for `/release.json`. Every document lists the shell's entry scripts. */
export function clientRelease(sections: Sections): ClientRelease {
  const release: ClientRelease = { sections: {}, integrity: {} };
  // Sorted by name, so that the same versions give the same bytes in any order of publishing.
  for (const [name, { id, build }] of [...sections].sort(([one], [other]) => (one < other ? -1 : 1))) {
    release.sections[name] = clientSection(id, build, build.routes, build.widgets);
    const entryFiles = name === SHELL ? [] : [...build.entryFiles.js, ...build.entryFiles.css];
    addIntegrity(release, build, [...entryFiles, ...[...build.routes, ...build.widgets].flatMap(filesOf)]);
  }
  return release;
}

/**
 * The data that one document needs: the shell's entry scripts, its own route, and the widgets that it shows. Nothing else,
 * because otherwise publishing another section would change this document too.
 */
export function pageData(
  sections: Sections,
  owner: string,
  path: string | null,
  module: string,
  widgets: string[],
  shown: Pick<PageData, 'facts' | 'origin'> = {},
): PageData {
  const release: ClientRelease = { sections: {}, integrity: {} };
  const shell = sections.get(SHELL)!;
  const own = sections.get(owner)!;
  release.sections[SHELL] = clientSection(shell.id, shell.build, [], []);
  addIntegrity(release, shell.build, shell.build.entryFiles.js);
  const route = own.build.routes.find(
    (route) => route.module === module && (path === null || route.path === path),
  )!;
  release.sections[owner] = clientSection(own.id, own.build, [route], []);
  if (owner !== SHELL)
    addIntegrity(release, own.build, [...own.build.entryFiles.js, ...own.build.entryFiles.css]);
  addIntegrity(release, own.build, filesOf(route));
  for (const widget of widgets) {
    const [name, exposed] = widget.split('/') as [string, string];
    const { id, build } = sections.get(name)!;
    const shown = build.widgets.filter((candidate) => candidate.name === exposed);
    const section = (release.sections[name] ??= clientSection(id, build, [], []));
    Object.assign(section.widgets, clientSection(id, build, [], shown).widgets);
    addIntegrity(release, build, [
      ...build.entryFiles.js,
      ...build.entryFiles.css,
      ...shown.flatMap(filesOf),
    ]);
  }
  return {
    section: owner,
    path,
    release,
    ...shown,
    releaseUrl: RELEASE_URL,
    entryScripts: shell.build.entryFiles.js.map((file) => assetUrl(shell.build, file)),
  };
}

function clientSection(
  version: string,
  build: StoredBuild,
  routes: StoredBuild['routes'],
  widgets: StoredBuild['widgets'],
): ClientSection {
  const isShell = build.name === SHELL;
  const toClientModule = ({ module, js, css }: BuiltModule): ClientModule => ({
    module,
    files: [...js, ...(isShell ? [] : build.entryFiles.css), ...css].map((file) => assetUrl(build, file)),
  });
  return {
    version,
    ...(isShell ? {} : { remoteEntry: assetUrl(build, build.entryFiles.js[0]!) }),
    routes: Object.fromEntries(routes.map((route) => [route.path, toClientModule(route)])),
    widgets: Object.fromEntries(widgets.map((widget) => [widget.name, toClientModule(widget)])),
  };
}

const filesOf = ({ js, css }: BuiltModule) => [...js, ...css];

function addIntegrity(release: ClientRelease, build: StoredBuild, files: readonly string[]) {
  for (const file of files) release.integrity[assetUrl(build, file)] = build.files[file]!.integrity;
}
