import {
  assetUrl,
  type BuiltModule,
  type ClientModule,
  type ClientRelease,
  type ClientSection,
  type PageData,
  type ReleaseFacts,
  SHELL,
} from '@vantedge/federation-contract';
import type { StoredBuild } from '../release/model.ts';

/** URL of the whole release. */
export const RELEASE_URL = '/release.json';

/** Sections by name: the id of the version and its build. */
export type Sections = ReadonlyMap<string, { id: string; build: StoredBuild }>;

/** All that a browser may load of a release, for `/release.json`. The shell's own pages are known to its scripts. */
export function clientRelease(sections: Sections): ClientRelease {
  const release: ClientRelease = { sections: {}, integrity: {} };
  // By name, so that the same versions give the same bytes whatever order they came in.
  for (const [name, { id, build }] of [...sections].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const routes = name === SHELL ? [] : build.routes;
    release.sections[name] = clientSection(id, build, routes, build.widgets);
    const used = [...routes, ...build.widgets].flatMap(({ js, css }) => [...js, ...css]);
    trust(release, build, name === SHELL ? [] : [...build.entryFiles.js, ...build.entryFiles.css, ...used]);
  }
  return release;
}

/**
 * What one document needs: the shell's entry, its own section for its own path, and the widgets that it shows. Nothing
 * else, or publishing another section would change this document too.
 */
export function pageData(
  sections: Sections,
  owner: string,
  path: string | null,
  module: string,
  widgets: string[],
  facts?: ReleaseFacts,
): PageData {
  const release: ClientRelease = { sections: {}, integrity: {} };
  const shell = sections.get(SHELL)!;
  const own = sections.get(owner)!;
  release.sections[SHELL] = clientSection(shell.id, shell.build, [], []);
  trust(release, shell.build, shell.build.entryFiles.js);
  const route = own.build.routes.find(
    (route) => route.module === module && (path === null || route.path === path),
  )!;
  release.sections[owner] = clientSection(own.id, own.build, [route], []);
  if (owner !== SHELL) trust(release, own.build, [...own.build.entryFiles.js, ...own.build.entryFiles.css]);
  trust(release, own.build, [...route.js, ...route.css]);
  for (const widget of widgets) {
    const [name, exposed] = widget.split('/') as [string, string];
    const { id, build } = sections.get(name)!;
    const shown = build.widgets.filter((candidate) => candidate.name === exposed);
    const section = (release.sections[name] ??= clientSection(id, build, [], []));
    Object.assign(section.widgets, clientSection(id, build, [], shown).widgets);
    trust(release, build, [
      ...build.entryFiles.js,
      ...build.entryFiles.css,
      ...shown.flatMap(({ js, css }) => [...js, ...css]),
    ]);
  }
  return {
    section: owner,
    path,
    release,
    ...(facts ? { facts } : {}),
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
  const client = ({ module, js, css }: BuiltModule): ClientModule => ({
    module,
    files: [...js, ...(isShell ? [] : build.entryFiles.css), ...css].map((file) => assetUrl(build, file)),
  });
  return {
    version,
    ...(isShell ? {} : { remoteEntry: assetUrl(build, build.entryFiles.js[0]!) }),
    routes: Object.fromEntries(routes.map((route) => [route.path, client(route)])),
    widgets: Object.fromEntries(widgets.map((widget) => [widget.name, client(widget)])),
  };
}

function trust(release: ClientRelease, build: StoredBuild, files: readonly string[]) {
  for (const file of files) release.integrity[assetUrl(build, file)] = build.files[file]!.integrity;
}
