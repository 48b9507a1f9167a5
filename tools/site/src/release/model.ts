import type { BuildRecord } from '@vantedge/federation-contract';

/** SHA-256 of a blob's bytes, in hex: its name under `blobs/`. */
export type BlobHash = string;

/** A body in the store and, where they are smaller, its precompressed forms. */
export interface StoredBody {
  bytes: number;
  identity: BlobHash;
  br?: BlobHash;
  gzip?: BlobHash;
}

/**
 * What a version keeps of its build record, which is all of it. The bundles' hashes are missing in records of contract 1,
 * and the store has its own of each.
 */
export type StoredBuild = Omit<BuildRecord, 'server' | 'inlineLoader'>;

/** One immutable version of a section; its id is the hash of this record. */
export interface SectionVersion {
  section: string;
  build: StoredBuild;
  /** File name (relative to `assetBase(section)`) to its body. */
  files: Record<string, StoredBody>;
  /** The node bundle. */
  server: BlobHash;
  /** The shell's inline loader, which every document contains. */
  inlineLoader?: BlobHash;
}

/** A rendered document of a release. */
export interface Page {
  /** Section that owns the path. */
  owner: string;
  html: StoredBody;
  /** The document's own Content-Security-Policy, as a header value. */
  policy: string;
  status: 200 | 404;
  title: string;
  /** Absolute URL that search engines are told to list in its place; its own, for most pages. */
  canonical: string;
  indexable: boolean;
  /** Widgets of other sections that the page shows, as `<section>/<widget>`. */
  widgets: string[];
  /** Paths of this site that the page links to, without fragment or query. */
  links: string[];
  /**
   * Digest of what a visitor reads here, whatever its files are called: the first 16 hex digits of a SHA-256. Records of
   * before it was kept have none.
   */
  content?: string;
  /** Release time at which that last changed, ISO 8601. */
  changed: string;
  /** Release time at which the path first appeared, ISO 8601. Releases made before this was kept have none. */
  published?: string;
}

/** A file of a release that belongs to no section: sitemap.xml, robots.txt, llms.txt, release.json, favicon.ico. */
export interface SiteFile {
  type: string;
  body: StoredBody;
}

/** The whole site at one moment; its id is the hash of this record. */
export interface Release {
  /** Section name to version id; the shell is among them. */
  versions: Record<string, string>;
  /** Path to page; the not-found document stands under `/404`. */
  pages: Record<string, Page>;
  files: Record<string, SiteFile>;
  /**
   * Days after which the server that serves this release erases a contact message: the number that its pages state.
   * Releases made before this was kept have none; the default applies to them.
   */
  leadRetentionDays?: number;
}

/** The entry that another one follows. */
export interface PreviousEntry {
  number: number;
  /** The `hash` of that entry; of one that has none, the hash that it would have. */
  hash: string;
}

/** An entry of a channel's log: numbered from 1, created once, never changed. */
export interface LogEntry {
  number: number;
  release: string;
  action: 'publish' | 'compose' | 'rollback';
  /** Sections whose version this entry changed. */
  sections: string[];
  /** ISO 8601. */
  at: string;
  /**
   * The release that a rollback goes back to: `release` itself, or, for one section, a release that had its version. Absent
   * in other entries, and in rollbacks from before this was kept.
   */
  target?: string;
  /** Absent in the first entry, and in entries from before the log was a hash chain. */
  previous?: PreviousEntry;
  /** SHA-256 of this entry's canonical JSON without this member. Absent in entries from before the log was a hash chain. */
  hash?: string;
}
