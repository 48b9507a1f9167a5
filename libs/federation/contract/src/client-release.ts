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

/** When a visitor's browser may load third parties: once the visitor allows it, until the visitor refuses, or without a question. */
export type ConsentMode = 'opt-in' | 'opt-out' | 'none-needed';

/** A service of another company, as the settings list it. */
export interface ThirdParty {
  name: string;
  purpose: 'analytics' | 'advertising' | 'chat' | 'calendar' | 'video';
  /** URL of the script to load. Absent for one that is only in a frame or an image. */
  src?: string | undefined;
  /** Data attributes of the script. */
  data?: Record<string, string> | undefined;
  /** Id of a Google tag: its script reads `dataLayer`, which then gets the events. */
  dataLayer?: string | undefined;
  /** Origins that the policy of documents allows for each kind of request. */
  script?: string[] | undefined;
  connect?: string[] | undefined;
  frame?: string[] | undefined;
  image?: string[] | undefined;
  /** Cookies that it sets on this site, which a withdrawal removes; `*` at the end is any ending. */
  cookies?: string[] | undefined;
  /** When its script is loaded: when the browser is idle, or when the visitor first does something. */
  load: 'idle' | 'intent';
  /** What it does, in one sentence, and where it says more. */
  privacy: { text: string; link: string };
}

/** Id of the JSON that tells the inline loader what it may load, in the head of the documents of a site with third parties. */
export const CONSENT_ID = 'vantedge-consent';

/** That JSON. */
export interface ConsentConfig {
  mode: ConsentMode;
  /** Digest of what a visitor allows: what is added later is asked for again. */
  id: string;
  /** Origins of scripts, each with a slash at its end. */
  origins: string[];
  scripts: (Pick<ThirdParty, 'data' | 'dataLayer' | 'load'> & { src: string })[];
  /** Regular expression of the names of the cookies that a withdrawal removes, in `document.cookie`. */
  cookies: string;
}

/** Facts about a page and its release that the page may show. Times are ISO 8601, in UTC. */
export interface ReleaseFacts {
  /** Time of the first release that contained the page. */
  published: string;
  /** Time of the last release that changed the content of the page. */
  changed: string;
  /** Days after which the server erases contact form messages. */
  leadRetentionDays: number;
  /** Services of other companies. Absent if the settings list none. */
  thirdParties?: readonly ThirdParty[];
  /** When they are loaded. */
  consent?: ConsentMode;
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
  /** Whether the site has third parties, which visitors may refuse. */
  consent?: true;
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
 * Returns the condition of a section's rules: not the content of widgets, whose own sections' rules apply to it. Without weight, so that
 * the order of rules alone decides.
 *
 * @param except A section whose widgets have the rules as well.
 */
export function outsideWidgets(except?: string): string {
  const others = except === undefined ? '' : `:not([data-section=${except}])`;
  return `:not(:where([data-widget]${others} *))`;
}

/** What `outsideWidgets` returns, with its section as a group. */
export const OUTSIDE_WIDGETS = /:not\(:where\(\[data-widget\](?::not\(\[data-section=([^\]]*)\]\))? \*\)\)/g;

/** Attribute of the style element with a document's own rules, which its whole stylesheets replace. */
export const PAGE_STYLE = 'data-page-style';
