import {
  assetUrl,
  type ClientRelease,
  type DevelopmentRecord,
  type SectionRoute,
  type SectionWidget,
  SHELL,
} from '@vantedge/federation-contract';
import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Version of sections in development. No release has it, so tabs of a release load their pages with a full page load. */
const DEVELOPMENT_VERSION = 'development';

/** Names of the apps in the workspace. */
export function appNames(): string[] {
  return readdirSync('apps').filter((name) => existsSync(path.join('apps', name, 'rspack.config.ts')));
}

/** The record of a section from its development server, which responds once its first build is complete. */
export async function developmentRecord(section: string, port: number): Promise<DevelopmentRecord> {
  const response = await fetch(`http://127.0.0.1:${port}/assets/${section}/section.json`);
  return (await response.json()) as DevelopmentRecord;
}

/** The sections in development as a release, without hashes and without the files of each page, which the chunks load themselves. */
export function developmentRelease(records: readonly DevelopmentRecord[]): ClientRelease {
  const release: ClientRelease = { sections: {}, integrity: {} };
  for (const { name, entryFiles, routes, widgets = [] } of records) {
    const own = { version: DEVELOPMENT_VERSION, widgets: byName(widgets) };
    if (name === SHELL) {
      release.sections[name] = { ...own, routes: byPath(routes) };
    } else {
      // By the manifest, which Module Federation's devtools read.
      const remoteEntry = assetUrl({ name }, 'mf-manifest.json');
      release.sections[name] = { ...own, remoteEntry, routes: byPath(routes) };
      for (const url of [remoteEntry, assetUrl({ name }, entryFiles.js)]) release.integrity[url] = '';
    }
  }
  return release;
}

const byPath = (routes: readonly SectionRoute[]) =>
  Object.fromEntries(routes.map(({ path, module }) => [path, { module, files: [] }]));

const byName = (widgets: readonly SectionWidget[]) =>
  Object.fromEntries(widgets.map(({ name, module }) => [name, { module, files: [] }]));
