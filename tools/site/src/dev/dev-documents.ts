import {
  assetUrl,
  type ClientRelease,
  type DevelopmentRecord,
  type PageData,
  type ReleaseFacts,
  type SectionRoute,
  type SectionWidget,
  SHELL,
} from '@vantedge/federation-contract';
import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { attribute, jsonForScript } from '@vantedge/release/html';
import { RELEASE_URL } from '../compose/client-release.ts';

/** There is no release, so pages are dated to the start of the session. */
const SESSION_START = new Date().toISOString();
const RELEASE_FACTS: ReleaseFacts = {
  published: SESSION_START,
  changed: SESSION_START,
  leadRetentionDays: LEAD_RETENTION_DAYS,
};

/**
 * Returns a document without markup: the application starts immediately and renders the page in the browser, where edits
 * show in place. `path` is null for the shell's not-found page.
 */
export function devDocument(
  records: readonly DevelopmentRecord[],
  owner: string,
  path: string | null,
): string {
  const shell = records.find(({ name }) => name === SHELL)!;
  const start = assetUrl(shell, shell.entryFiles.js);
  const release = developmentRelease(records);
  const data: PageData = {
    section: owner,
    path,
    release,
    facts: RELEASE_FACTS,
    releaseUrl: RELEASE_URL,
    entryScripts: [start],
  };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${attribute(assetUrl(shell, shell.entryFiles.css!))}">`,
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="vantedge-page">${jsonForScript(data)}</script>`,
    `<script src="${attribute(start)}"></script></body></html>`,
  ].join('');
}

/** The document of the component gallery, or of the examples of one component. */
export const galleryDocument = (scheme: string | null) =>
  [
    `<!doctype html><html lang="en"${scheme ? ` data-scheme="${attribute(scheme)}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title>',
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/${SHELL}/gallery.css">`,
    `</head><body><div id="root"></div><script src="/assets/${SHELL}/gallery.js"></script></body></html>`,
  ].join('');

/** Version of sections in development. No release has it, so tabs of a release load their pages with a full page load. */
const DEVELOPMENT_VERSION = 'development';

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
