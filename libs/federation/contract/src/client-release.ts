/** A section as browsers see it: the location of its code, and the paths and widgets that it owns. */
export interface ClientSection {
  /** In a document only that of the shell: the document stays the same in each version of its section that has the same page. */
  version?: string;
  /** URL of the remote entry. Absent for the shell, which is already running. */
  remoteEntry?: string;
  /** Exposed module and the files of its first render, by path. */
  routes: Record<string, ClientRoute>;
  widgets: Record<string, ClientModule>;
}

export interface ClientModule {
  module: string;
  files: string[];
}

export interface ClientRoute extends ClientModule {
  /** Path with the parameters that the page gets from its own: `/careers/:slug`. */
  pattern?: string;
}

/**
 * Name of the global variable with the hash of each file that the page may load, by URL: the entries of sections find their chunks in it.
 */
export const PAGE_FILES = 'vantedgeFiles';

/**
 * A release as browsers see it; served in full at `/release.json`. `integrity` lists every file that may be loaded: a URL
 * that is not in it, or has an empty hash, is rejected. Development servers send empty hashes, because their files change
 * while the page is open; only the development build of the shell accepts them.
 */
export interface ClientRelease {
  sections: Record<string, ClientSection>;
  integrity: Record<string, string>;
}

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
  /** The part of the release that the page needs. Publishing another section does not change it, nor the page's document. */
  release: ClientRelease;
  /** Origin of absolute URLs in the head. Only if the settings name one. */
  origin?: string;
  /** Only if the page shows one of them. */
  facts?: ReleaseFacts;
  /** URL of the full release. The application fetches it when it first needs it. */
  releaseUrl: string;
  /** URLs of the scripts that start the application, in execution order. */
  entryScripts: string[];
  /** URL of the script that defines the custom elements which need no application. */
  elements?: string;
  /** URLs of the page's whole stylesheets, in order. The document has of its own only the rules that its elements use. */
  stylesheets: string[];
}

/**
 * Condition of the rules of a section's pages: not the content of widgets, whose own sections' rules apply to it. Without weight, so that
 * the order of rules alone decides.
 */
export const OUTSIDE_WIDGETS = ':not(:where([data-widget] *))';

/** Attribute of the style element with a document's own rules, which its whole stylesheets replace. */
export const PAGE_STYLE = 'data-page-style';
