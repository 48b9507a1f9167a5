/** A section as a browser sees it: where its code is, and which paths and widgets it answers for. */
export interface ClientSection {
  version: string;
  /** URL of the federation entry; absent for the shell, whose entry is already running. */
  remoteEntry?: string;
  /** Path to the exposed module and the files of its first render. */
  routes: Record<string, ClientModule>;
  widgets: Record<string, ClientModule>;
}

export interface ClientModule {
  module: string;
  files: string[];
}

/**
 * What a page knows of its release: in a document only what that page needs, so that publishing one section leaves the
 * documents of the others as they were; in `/release.json` all of it. `integrity` holds every file that may be loaded:
 * a URL that is not in it, or has an empty hash, is refused. Only the development build of the shell loads files with an empty
 * hash, which development servers give: their files change under the page.
 */
export interface ClientRelease {
  sections: Record<string, ClientSection>;
  integrity: Record<string, string>;
}

/** What the composer knows about a page and its release, and a page may state. Times are ISO 8601, in UTC. */
export interface ReleaseFacts {
  /** Time of the release in which the page first appeared. */
  published: string;
  /** Time of the release in which its content last changed. */
  changed: string;
  /** Days after which the server erases a message from the contact form. */
  leadRetentionDays: number;
}

/** The JSON that the composer puts into each document, in `<script id="vantedge-page">`. */
export interface PageData {
  /** Owner of the page; the not-found document belongs to the shell. */
  section: string;
  /** The path that the page was rendered for; the not-found document has none, for it is served at any path. */
  path: string | null;
  release: ClientRelease;
  /** Only in the document of a page that states one of them. */
  facts?: ReleaseFacts;
  /** URL of the whole release, which is fetched when the application starts. */
  releaseUrl: string;
  /** Scripts and stylesheets that start the application on this page, in the order in which they run. */
  entryScripts: string[];
}
