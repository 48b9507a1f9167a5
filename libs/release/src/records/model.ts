import {
  type BuildRecord,
  CONTRACT_VERSION,
  FIELD_TYPES,
  type FormDeclaration,
  formDeclarationProblems,
  isRoutePath,
  MAX_FACT_LENGTH,
  MAX_FACTS,
  pathsOverlap,
} from '@vantedge/federation-contract';
import * as v from 'valibot';
import { storedBody } from '@vantedge/store';
import {
  count,
  file,
  fileName,
  fragment,
  hash,
  integrity,
  line,
  link,
  matching,
  name,
  path,
  timestamp,
  url,
  widget,
} from '@vantedge/store/json';
import { settings } from './settings.ts';

const bundle = v.object({ file, integrity });
const builtModule = { module: line, js: v.array(file), css: v.array(file), lazy: v.optional(v.array(file)) };

const form: v.GenericSchema<unknown, FormDeclaration> = v.pipe(
  v.object({
    name,
    fields: v.array(
      v.object({
        name: v.string(),
        label: v.string(),
        type: v.picklist(FIELD_TYPES),
        required: v.optional(v.boolean()),
        options: v.optional(v.array(v.object({ value: v.string(), label: v.string() }))),
      }),
    ),
  }),
  v.check(
    (declared) => !formDeclarationProblems(declared).length,
    'Expected fields as src/section.ts may declare them',
  ),
);

const route = v.pipe(
  v.object({ ...builtModule, path, pattern: v.optional(v.string()), image: v.optional(file) }),
  v.check(
    ({ path, pattern = path }) => isRoutePath(pattern) && pathsOverlap(pattern, path),
    'Expected a path that matches its pattern',
  ),
);

const fact = v.union([
  v.pipe(v.string(), v.maxLength(MAX_FACT_LENGTH)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);

const factsOfPackage = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(MAX_FACT_LENGTH)), fact),
  v.check(
    (facts) => Object.keys(facts).length <= MAX_FACTS,
    `Expected at most ${MAX_FACTS} values of a package`,
  ),
);

const builtMembers = {
  contract: v.literal(CONTRACT_VERSION),
  name,
  mode: v.optional(v.literal('development')),
  entryFiles: v.object({ js: v.array(file), css: v.array(file) }),
  manifest: v.optional(file),
  elements: v.optional(file),
  preload: v.optional(v.array(file)),
  icon: v.optional(file),
  favicon: v.optional(file),
  logo: v.optional(file),
  routes: v.array(route),
  widgets: v.array(v.object({ ...builtModule, name })),
  forms: v.optional(v.array(form)),
  files: v.record(file, v.object({ integrity, bytes: count(0) })),
  shared: v.record(line, line),
  facts: v.optional(v.record(line, factsOfPackage)),
} satisfies Members<StoredBuild>;

/** `section.json` of a build. */
export const buildRecord: v.GenericSchema<unknown, BuildRecord> = v.object({
  ...builtMembers,
  maps: v.optional(v.record(file, integrity)),
  server: bundle,
  inlineLoader: v.optional(bundle),
  consentLoader: v.optional(bundle),
} satisfies Members<BuildRecord>);

/** The build record of a stored version. Bundles and source maps are excluded: the store has its own hashes of them. */
export type StoredBuild = Omit<BuildRecord, 'server' | 'inlineLoader' | 'consentLoader' | 'maps'>;

/** `build` of a stored version. */
const storedBuild: v.GenericSchema<unknown, StoredBuild> = v.object(builtMembers);

type Members<T> = { [K in keyof T]-?: v.GenericSchema<unknown, T[K]> };

/** `versions/<section>/<id>.json` */
export const sectionVersion = v.object({
  section: name,
  build: storedBuild,
  /** Body of each file, by name relative to `assetBase(section)`. */
  files: v.record(file, storedBody),
  /** The node bundle. */
  server: hash,
  /** The shell's inline loader, which every document contains. */
  inlineLoader: v.optional(hash),
  /** The one of a site with third parties. */
  consentLoader: v.optional(hash),
  /** Source map of each script that has one. Never served. */
  maps: v.optional(v.record(file, hash)),
});

/** An immutable version of a section. Its id is the hash of this record. */
export interface SectionVersion extends v.InferOutput<typeof sectionVersion> {}

const pageMembers = {
  /** Section that owns the path. */
  owner: name,
  html: storedBody,
  /** The document's own Content-Security-Policy, as a header value. */
  policy: line,
  status: v.picklist([200, 404]),
  title: v.string(),
  description: v.string(),
  /** Name of the site, if the page states it. */
  site: v.optional(v.string()),
  /** Canonical URL, absolute. For most pages, their own; the 404 page has none. */
  canonical: v.optional(url),
  indexable: v.boolean(),
  /** Widgets of other sections on the page, as `<section>/<widget>`. */
  widgets: v.array(widget),
  /** Paths of this site that the page links to, loads or submits forms to, without fragment or query. */
  links: v.array(link),
  /** Links to elements of other pages, such as `/rate-card#developers`. */
  fragments: v.array(fragment),
  /** Ids of the page's elements. */
  ids: v.array(v.string()),
  /** Digest of the visible content: the first 16 hex digits of a SHA-256. File names of assets do not matter. */
  content: matching('16 hex digits', /^[0-9a-f]{16}$/),
  /** Time of the release that last changed the content, ISO 8601. */
  changed: timestamp,
  /** Time of the first release with this path, ISO 8601. */
  published: timestamp,
};
const page = v.object(pageMembers);

/** A rendered document of a release, and what other pages, the sitemap and later releases need to know about it. */
export interface Page extends v.InferOutput<typeof page> {}

/** A page of a release, or of `pages/<inputs>/<widgets>.json`. */
export const keyedPage = v.object({
  ...pageMembers,
  /** Digests of everything that the document depends on, as `<inputs>/<widgets>`. */
  key: matching('two digests in hex', /^[0-9a-f]{64}\/[0-9a-f]{64}$/),
});

/** A page with its key. */
export interface KeyedPage extends v.InferOutput<typeof keyedPage> {}

const siteFile = v.object({ type: line, body: storedBody });

/** A file of a release that does not belong to a section: sitemap.xml, robots.txt, llms.txt, release.json, favicon.ico. */
export interface SiteFile extends v.InferOutput<typeof siteFile> {}

/** `releases/<id>.json` */
export const release = v.object({
  /** Version id of every section, including the shell. */
  versions: v.record(name, hash),
  /** Pages by path. The 404 page has the path `/404`. */
  pages: v.record(path, keyedPage),
  files: v.record(fileName, siteFile),
  /** Version of the composer that composed this release. */
  composer: v.optional(count(1)),
  settings,
});

/** A snapshot of the whole site. Its id is the hash of this record. */
export interface Release extends v.InferOutput<typeof release> {}

/** Path of the 404 page in the shell's declaration and in releases. */
export const NOT_FOUND = '/404';
