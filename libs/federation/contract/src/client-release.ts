/** A section as browsers see it: the location of its code, and the paths and widgets that it owns. */
export interface ClientSection {
  version: string;
  /** URL of the remote entry. Absent for the shell, which is already running. */
  remoteEntry?: string;
  /** Exposed module and the files of its first render, by path. */
  routes: Record<string, ClientModule>;
  widgets: Record<string, ClientModule>;
}

export interface ClientModule {
  module: string;
  files: string[];
}

/**
 * A release as browsers see it; served in full at `/release.json`. `integrity` lists every file that may be loaded: a URL
 * that is not in it, or has an empty hash, is rejected. Development servers send empty hashes, because their files change
 * while the page is open; only the development build of the shell accepts them.
 */
export interface ClientRelease {
  sections: Record<string, ClientSection>;
  integrity: Record<string, string>;
}

/** The part of a release that one page needs. Publishing another section does not change it, nor the page's document. */
export type PageRelease = ClientRelease;

/** Facts about a page and its release that the page may show. Times are ISO 8601, in UTC. */
export interface ReleaseFacts {
  /** Time of the first release that contained the page. */
  published: string;
  /** Time of the last release that changed the content of the page. */
  changed: string;
  /** Days after which the server erases contact form messages. */
  leadRetentionDays: number;
}

/** The JSON in each document, in `<script id="vantedge-page">`. */
export interface PageData {
  /** Section that owns the page. The 404 page belongs to the shell. */
  section: string;
  /** Path of the page; null for the 404 page, which is served at any path. */
  path: string | null;
  release: PageRelease;
  /** Origin of absolute URLs in the head. Only if the settings name one. */
  origin?: string;
  /** Only if the page shows one of them. */
  facts?: ReleaseFacts;
  /** URL of the full release. The application fetches it when it first needs it. */
  releaseUrl: string;
  /** URLs of the scripts that start the application, in execution order. */
  entryScripts: string[];
}

/** An integrity value of a build record. */
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * Validates `/release.json`, and throws at the first problem: a file without a hash, or a module with an unlisted file. `unhashed` accepts
 * files with an empty hash, which development servers send.
 */
export function parseClientRelease(value: unknown, { unhashed = false } = {}): ClientRelease {
  const release = members(value, 'release');
  const integrity = members(release['integrity'], 'integrity');
  for (const [url, hash] of Object.entries(integrity)) {
    const isHashed = typeof hash === 'string' && (HASH.test(hash) || (unhashed && hash === ''));
    if (!url.startsWith('/assets/') || !isHashed)
      throw new Error(`integrity['${url}'] is not a file below /assets/ with its SHA-256 hash`);
  }
  for (const [name, value] of Object.entries(members(release['sections'], 'sections'))) {
    const at = `sections.${name}`;
    const section = members(value, at);
    if (typeof section['version'] !== 'string') throw new Error(`${at}.version is not a string`);
    if (section['remoteEntry'] !== undefined) assertHashed(section['remoteEntry'], integrity, at);
    for (const kind of ['routes', 'widgets']) {
      for (const module of Object.values(members(section[kind], `${at}.${kind}`)))
        checkModule(module as ClientModule | null, integrity, `${at}.${kind}`);
    }
  }
  return value as ClientRelease;
}

function checkModule(module: ClientModule | null, integrity: object, at: string) {
  if (typeof module?.module !== 'string' || !Array.isArray(module.files))
    throw new Error(`${at} has an entry without module and files`);
  for (const file of module.files) assertHashed(file, integrity, at);
}

function assertHashed(url: unknown, integrity: object, at: string) {
  if (!Object.hasOwn(integrity, String(url))) throw new Error(`${at}: '${String(url)}' has no hash`);
}

function members(value: unknown, at: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error(`${at} is not an object`);
}
