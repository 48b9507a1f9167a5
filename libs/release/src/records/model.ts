import * as v from 'valibot';
import { storedBuild } from './build-schemas.ts';
import { count, flag, like, list, map, object, oneOf } from './schema.ts';
import { settings } from './settings.ts';
import {
  anyText,
  file,
  fileName,
  fragment,
  hash,
  line,
  link,
  name,
  path,
  recordId,
  timestamp,
  url,
  widget,
} from './text-schemas.ts';

/** SHA-256 of a blob, in hex. Its name below `blobs/`. */
export type BlobHash = string;

const storedBody = object({ bytes: count(0), identity: hash });

/** A response body in the store. Its compressed variants are not part of any record's id: see `Encodings`. */
export interface StoredBody extends v.InferOutput<typeof storedBody> {}

/** `versions/<section>/<id>.json` */
export const sectionVersion = object({
  section: name,
  build: storedBuild,
  /** Body of each file, by name relative to `assetBase(section)`. */
  files: map(file, storedBody),
  /** The node bundle. */
  server: hash,
  /** The shell's inline loader, which every document contains. */
  inlineLoader: v.optional(hash),
});

/** An immutable version of a section. Its id is the hash of this record. */
export interface SectionVersion extends v.InferOutput<typeof sectionVersion> {}

/** A page of a release, or of `pages/<inputs>/<widgets>.json`. */
export const page = object({
  /** Digests of everything that the document depends on, as `<inputs>/<widgets>`. Absent in older records. */
  key: v.optional(like('two digests of 16 hex digits', /^[0-9a-f]{16}\/[0-9a-f]{16}$/)),
  /** Section that owns the path. */
  owner: name,
  html: storedBody,
  /** The document's own Content-Security-Policy, as a header value. */
  policy: line,
  status: oneOf(200, 404),
  title: anyText,
  /** Absent in older records. */
  description: v.optional(anyText),
  /** Name of the site. */
  site: v.optional(anyText),
  /** Canonical URL, absolute. For most pages, their own. */
  canonical: url,
  indexable: flag,
  /** Widgets of other sections on the page, as `<section>/<widget>`. */
  widgets: list(widget),
  /** Paths of this site that the page links to, without fragment or query. */
  links: list(link),
  /** Links to elements of other pages, such as `/rate-card#developers`. Absent in older records. */
  fragments: v.optional(list(fragment)),
  /** Paths of images and other files that the page loads, and of form actions. Absent in older records. */
  resources: v.optional(list(link)),
  /** Ids of the page's elements. Absent in older records. */
  ids: v.optional(list(anyText)),
  /**
   * Digest of the visible content: the first 16 hex digits of a SHA-256. File names of assets do not matter. Absent in older
   * records.
   */
  content: v.optional(recordId),
  /** Time of the release that last changed the content, ISO 8601. */
  changed: timestamp,
  /** Time of the first release with this path, ISO 8601. Absent in older records. */
  published: v.optional(timestamp),
});

/** A rendered document of a release, and what other pages, the sitemap and later releases need to know about it. */
export interface Page extends v.InferOutput<typeof page> {}

const siteFile = object({ type: line, body: storedBody });

/** A file of a release that does not belong to a section: sitemap.xml, robots.txt, llms.txt, release.json, favicon.ico. */
export interface SiteFile extends v.InferOutput<typeof siteFile> {}

/** `releases/<id>.json` */
export const release = object({
  /** Version id of every section, including the shell. */
  versions: map(name, recordId),
  /** Pages by path. The 404 page has the path `/404`. */
  pages: map(path, page),
  files: map(fileName, siteFile),
  /** Version of the composer that composed this release. Absent in older records. */
  composer: v.optional(count(1)),
  /** Absent in older records, for which the defaults apply. */
  settings: v.optional(settings),
});

/** A snapshot of the whole site. Its id is the hash of this record. */
export interface Release extends v.InferOutput<typeof release> {}
