/** Raised when the shape of the build record changes; `site publish` refuses a build of another number. */
export const CONTRACT_VERSION = 2;

/** One emitted browser file: its Subresource Integrity value and its size in bytes. */
export interface BuiltFile {
  integrity: string;
  bytes: number;
}

/** A file beside the browser's: its name in its folder, and its Subresource Integrity value. */
export interface BuiltBundle {
  file: string;
  integrity: string;
}

/** A route or widget in a build: its module and the browser files that its first render needs, in load order. */
export interface BuiltModule {
  module: string;
  js: string[];
  css: string[];
}

export interface BuiltRoute extends BuiltModule {
  path: string;
  /** The image that the page is shared with; the site's own where there is none. */
  image?: string;
}

export interface BuiltWidget extends BuiltModule {
  name: string;
}

/**
 * `dist/<section>/section.json`, written by the build preset: all that crosses a deploy. File names are relative to
 * `dist/<section>/browser`, and are served below `assetBase(name)`.
 */
export interface BuildRecord {
  contract: number;
  name: string;
  /** Section: the federation entry alone. Shell: every script that starts the application, in order. */
  entryFiles: { js: string[]; css: string[] };
  /** The shell's inline loader, which the composer puts into each document, in `dist/<section>/inline-loader`. */
  inlineLoader?: BuiltBundle;
  /** Files that every document preloads, such as the display face. */
  preload?: string[];
  /** The site's icon. */
  icon?: string;
  /** The icon that is served at `/favicon.ico`, for programs that request it without reading a document. */
  favicon?: string;
  routes: BuiltRoute[];
  widgets: BuiltWidget[];
  files: Record<string, BuiltFile>;
  /** CommonJS bundle of the same pages for the composer, in `dist/<section>/server`. */
  server: BuiltBundle;
  /** Records whose words nobody has supplied yet: file of the workspace to how many it holds. A publish lists them. */
  placeholders: Record<string, number>;
  /** Versions of the platform's shared modules: provided by the shell, required by a section. */
  shared: Record<string, string>;
  /** Version of the federation runtime that the build was made with. */
  federation: string;
  /**
   * The Trusted Types policy that its script URLs pass: `default`, which the shell's inline loader creates. A build without
   * this member creates policies named `vantedge` itself.
   */
  trustedTypes?: 'default';
}
