import type { BuildRecord } from '@vantedge/federation-contract';
import type { Settings } from './settings.ts';

/** SHA-256 of a blob, in hex. Its name below `blobs/`. */
export type BlobHash = string;

/** A response body in the store. Its compressed variants are not part of any record's id: see `Encodings`. */
export interface StoredBody {
  bytes: number;
  identity: BlobHash;
}

/**
 * The build record of a stored version. The bundles are excluded: records of contract 1 have no hashes for them, and the store
 * has its own.
 */
export type StoredBuild = Omit<BuildRecord, 'server' | 'inlineLoader'>;

/** An immutable version of a section. Its id is the hash of this record. */
export interface SectionVersion {
  section: string;
  build: StoredBuild;
  /** Body of each file, by name relative to `assetBase(section)`. */
  files: Record<string, StoredBody>;
  /** The node bundle. */
  server: BlobHash;
  /** The shell's inline loader, which every document contains. */
  inlineLoader?: BlobHash;
}

/** A rendered document of a release, and what other pages, the sitemap and later releases need to know about it. */
export interface Page {
  /** Digests of everything that the document depends on, as `<inputs>/<widgets>`. Absent in older records. */
  key?: string;
  /** Section that owns the path. */
  owner: string;
  html: StoredBody;
  /** The document's own Content-Security-Policy, as a header value. */
  policy: string;
  status: 200 | 404;
  title: string;
  /** Absent in older records. */
  description?: string;
  /** Name of the site. */
  site?: string;
  /** Canonical URL, absolute. For most pages, their own. */
  canonical: string;
  indexable: boolean;
  /** Widgets of other sections on the page, as `<section>/<widget>`. */
  widgets: string[];
  /** Paths of this site that the page links to, without fragment or query. */
  links: string[];
  /** Links to elements of other pages, such as `/rate-card#developers`. Absent in older records. */
  fragments?: string[];
  /** Paths of images and other files that the page loads, and of form actions. Absent in older records. */
  resources?: string[];
  /** Ids of the page's elements. Absent in older records. */
  ids?: string[];
  /**
   * Digest of the visible content: the first 16 hex digits of a SHA-256. File names of assets do not matter. Absent in older
   * records.
   */
  content?: string;
  /** Time of the release that last changed the content, ISO 8601. */
  changed: string;
  /** Time of the first release with this path, ISO 8601. Absent in older records. */
  published?: string;
}

/** A file of a release that does not belong to a section: sitemap.xml, robots.txt, llms.txt, release.json, favicon.ico. */
export interface SiteFile {
  type: string;
  body: StoredBody;
}

/** A snapshot of the whole site. Its id is the hash of this record. */
export interface Release {
  /** Version id of every section, including the shell. */
  versions: Record<string, string>;
  /** Pages by path. The 404 page has the path `/404`. */
  pages: Record<string, Page>;
  files: Record<string, SiteFile>;
  /** Version of the composer that composed this release. Absent in older records. */
  composer?: string;
  /** Absent in older records, for which the defaults apply. */
  settings?: Settings;
}

/** Link to the previous entry. */
export interface PreviousEntry {
  number: number;
  /** Hash of that entry, computed if it has none. */
  hash: string;
}

/** The checkout that a command ran in. Absent members are unknown. */
export interface Source {
  /** Full hash of the commit. */
  commit?: string;
  /** True if the checkout had changes that are not committed. */
  dirty?: boolean;
  /** URL of the CI run. */
  pipeline?: string;
}

/** Who ran a command, from which checkout, and with which version of this tool. */
export interface Provenance {
  by: string;
  source?: Source;
  tool: string;
}

/** A push of a version. The same version can be pushed several times, from different commits. */
export interface Push extends Provenance {
  /** ISO 8601. */
  at: string;
}

/** The release of another channel that a preview was composed on. */
export interface ParentEntry {
  channel: string;
  number: number;
  release: string;
}

/** Number of problems that a check found. */
export interface CheckCount {
  name: string;
  problems: number;
}

/** An immutable entry of a channel's log, numbered from 1. Provenance is absent in older entries. */
export interface LogEntry extends Partial<Provenance> {
  number: number;
  release: string;
  action: 'publish' | 'compose' | 'rollback' | 'preview' | 'promote' | 'remove' | 'settings';
  /** Sections whose version this entry changed. */
  sections: string[];
  /** ISO 8601. */
  at: string;
  /**
   * The release that a rollback restores: `release` itself or, for a section, a release that contained its version. Absent in
   * other entries and in older rollbacks.
   */
  target?: string;
  /** The live release that a preview was composed on. Absent in entries that are not previews. */
  parent?: ParentEntry;
  /** Versions of the release, so that readers of the log do not need it. Absent in older entries. */
  versions?: Record<string, string>;
  /** Composers that this channel has used, newest first. Absent in older entries. */
  composer?: string[];
  /** Newest push of each version that this entry released, by section. */
  pushes?: Record<string, Push>;
  /** Results of the checks of the release. Absent for rollbacks of the whole site, which restore a release as it was. */
  checks?: CheckCount[];
  /** Absent in the first entry, and in entries older than the hash chain. */
  previous?: PreviousEntry;
  /** SHA-256 of this entry's canonical JSON without this member. Absent in entries older than the hash chain. */
  hash?: string;
}
