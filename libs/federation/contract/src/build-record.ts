import type { BuiltPlatform } from './platform.ts';

/** Version of the build record. Increase it when the shape changes: `site publish` rejects builds with another version. */
export const CONTRACT_VERSION = 2;

/** An emitted browser file: its Subresource Integrity value and its size in bytes. */
export interface BuiltFile {
  integrity: string;
  bytes: number;
}

/** A bundle that browsers do not request: its file name and its Subresource Integrity value. */
export interface BuiltBundle {
  file: string;
  integrity: string;
}

/** A route or widget in a build: its module, and the browser files that its first render needs, in load order. */
export interface BuiltModule {
  module: string;
  js: string[];
  css: string[];
  /** Scripts that the module loads later, by `import()`. Only if there are any. */
  lazy?: string[];
}

/** Every script and stylesheet that a module may load. */
export const moduleFiles = ({ js, css, lazy = [] }: Omit<BuiltModule, 'module'>): string[] => [
  ...js,
  ...css,
  ...lazy,
];

export interface BuiltRoute extends BuiltModule {
  path: string;
  /** Share image of the page. Default: the image of the site. */
  image?: string;
}

export interface BuiltWidget extends BuiltModule {
  name: string;
}

/**
 * `dist/<section>/section.json`, written by the build preset: the only interface between build and deploy. File names are
 * relative to `dist/<section>/browser`, and are served below `assetBase(name)`.
 */
export interface BuildRecord {
  contract: number;
  name: string;
  /** Section: the remote entry and the stylesheet. Shell: the entry scripts of the application, in order, and the stylesheet. */
  entryFiles: { js: string[]; css: string[] };
  /** The shell's inline loader in `dist/<section>/inline-loader`. The composer inlines it into each document. */
  inlineLoader?: BuiltBundle;
  /** Files that every document preloads, such as the display font. */
  preload?: string[];
  /** Icon that documents link. */
  icon?: string;
  /** Icon that is served at `/favicon.ico`, for clients that request it without reading a document. */
  favicon?: string;
  routes: BuiltRoute[];
  widgets: BuiltWidget[];
  files: Record<string, BuiltFile>;
  /** CommonJS bundle of the pages for the composer, in `dist/<section>/server`. */
  server: BuiltBundle;
  /** Number of records with placeholder copy, by file in the workspace. `site publish` reports them. */
  placeholders: Record<string, number>;
  /** Versions of the shared modules: provided by the shell, installed when a section was built. */
  shared: Record<string, string>;
  /** Version of Module Federation that built it. */
  federation: string;
  /** What the shell provides, or what a section needs. Without it, API 1 and the same minor versions or later ones. */
  platform?: BuiltPlatform;
  /**
   * Trusted Types policy for the script URLs of this build: `default`, which the shell's inline loader creates. Builds without
   * this member create their own policies, named `vantedge`.
   */
  trustedTypes?: 'default';
}
