import type { FormDeclaration } from './form.ts';
import type { SectionPage } from './section.ts';

/**
 * URL prefix of a section's browser files. It is derived from the name, so that no build can claim files of another section
 * or the path of a page. File names contain a content hash and are never reused.
 */
export const assetBase = (section: string) => `/assets/${section}/`;

/** URL of a browser file of a section. */
export const assetUrl = ({ name }: { name: string }, file: string) => assetBase(name) + file;

/** URL of the federation manifest of a section's live version, for other hosts. Not below the asset base, whose files never change. */
export const manifestUrl = (section: string) => `/${section}/mf-manifest.json`;

/**
 * Version of the build record. Increase it when the shape changes: `site publish` rejects builds with another version. 2 adds the script of
 * custom elements, 3 forms, 4 what modules load later, and facts.
 */
export const CONTRACT_VERSION = 4;

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
  /** Files that it may load later. Absent if there are none, or if the entry knows them. */
  lazy?: string[];
}

export interface BuiltRoute extends BuiltModule, SectionPage {
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
  /** Present if it is not a production build. Only previews show one. */
  mode?: 'development';
  /** Section: the remote entry and the stylesheet. Shell: the entry scripts of the application, in order, and the stylesheet. */
  entryFiles: { js: string[]; css: string[] };
  /** Section: Module Federation's manifest. A release also serves it at `manifestUrl(name)`, for other hosts. */
  manifest?: string;
  /** The shell's inline loader in `dist/<section>/inline-loader`. The composer inlines it into each document. */
  inlineLoader?: BuiltBundle;
  /** The same with the script that asks for consent, for the documents of a site with third parties. */
  consentLoader?: BuiltBundle;
  /** Shell: the script that defines the custom elements which need no application. Documents with one of them load it. */
  elements?: string;
  /** Files that every document preloads, such as the display font. */
  preload?: string[];
  /** Icon that documents link. */
  icon?: string;
  /** Icon that is served at `/favicon.ico`, for clients that request it without reading a document. */
  favicon?: string;
  /** Square picture for home screens, which documents link, and for structured data. */
  logo?: string;
  routes: BuiltRoute[];
  widgets: BuiltWidget[];
  /** The section's forms, by which servers check what is posted. */
  forms?: FormDeclaration[];
  files: Record<string, BuiltFile>;
  /** Subresource Integrity value of `<script>.map`, by script. Source maps are stored and not served: servers name source lines in their logs. */
  maps?: Record<string, string>;
  /** CommonJS bundle of the pages for the composer, in `dist/<section>/server`. */
  server: BuiltBundle;
  /**
   * Shell: version of each shared module, and of Module Federation, whose runtime it provides. Section: semver range of each that it
   * works with.
   */
  shared: Record<string, string>;
  /** Absent if the section declares no packages whose values releases compare. */
  facts?: Facts;
}

/** A text, of which the start is enough, a number or a flag. */
export type Fact = string | number | boolean;

/** What a build contains of packages that other sections contain too, by the name of the package and then that of the value: `rate.hourly`. */
export type Facts = Record<string, Record<string, Fact>>;

/** Longest text of a fact, and values of a package. */
export const MAX_FACT_LENGTH = 200;
export const MAX_FACTS = 1_000;

/** Package whose runtime the shell provides. */
export const FEDERATION_PACKAGE = '@module-federation/enhanced';

/** Package whose version says which build records a shell can show. */
export const CONTRACT_PACKAGE = '@vantedge/federation-contract';

/**
 * The range of versions that a build made with `version` works with: the same minor version in any patch, or a later minor
 * version. `^19.3.0` for 19.3.1, so that a patch release needs no build of other sections.
 */
export function compatibleRange(version: string): string {
  const [, minor] = /^((?!0\.0\.)\d+\.\d+)\.\d+$/.exec(version) ?? [];
  return minor ? `^${minor}.0` : `^${version}`;
}
