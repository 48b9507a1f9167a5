import {
  type BuildRecord,
  type BuiltBundle,
  type BuiltPlatform,
  type BuiltRoute,
  type BuiltWidget,
  CONTRACT_VERSION,
} from '@vantedge/federation-contract';
import type {
  CheckCount,
  LogEntry,
  Page,
  ParentEntry,
  PreviousEntry,
  Push,
  Release,
  SectionVersion,
  SiteFile,
  Source,
  StoredBody,
  StoredBuild,
} from './model.ts';
import { isPersonName } from './person-name.ts';
import { settings } from './settings.ts';
import { count, flag, list, map, object, oneOf, optional, type Shape, text } from './shape.ts';

const like = (what: string, pattern: RegExp) => text(what, (value) => pattern.test(value));

const anyText = text('a string', () => true);
const line = like('a line of ASCII text', /^[\x20-\x7e]+$/);
const name = like("a lower-case name such as 'stories'", /^[a-z][a-z0-9-]*$/);
const widget = like("a widget such as 'stories/teasers'", /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
const path = like('a path of this site', /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
const link = like('a path of this site', /^\/[^\s?#]*$/);
const fragment = like('a path and a fragment', /^\/[^\s?#]*#.+$/);
const hash = like('a SHA-256 in hex', /^[0-9a-f]{64}$/);
const integrity = like('an integrity value', /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/);
const timestamp = text('a timestamp such as 2026-01-31T09:00:00.000Z', (value) => {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(value) && !Number.isNaN(Date.parse(value));
});
// Exports write files with these names, so they must not escape the folder.
const file = text('a relative file name', (value) =>
  value.split('/').every((part) => /^[\w.@~+-]+$/.test(part) && !/^\.+$/.test(part)),
);
const recordId = like('an id of 16 hex digits', /^[0-9a-f]{16}$/);

const body = object<StoredBody>({ bytes: count(0), identity: hash });

const builtModule = { module: line, js: list(file), css: list(file) };

/** Earlier contract versions of builds that a store may contain. */
const EARLIER_CONTRACTS = [1];

const builtMembers = {
  name,
  entryFiles: object<BuildRecord['entryFiles']>({ js: list(file), css: list(file) }),
  preload: optional(list(file)),
  icon: optional(file),
  favicon: optional(file),
  routes: list(object<BuiltRoute>({ ...builtModule, path, image: optional(file) })),
  widgets: list(object<BuiltWidget>({ ...builtModule, name })),
  files: map(file, object<BuildRecord['files'][string]>({ integrity, bytes: count(0) })),
  placeholders: map(file, count(1)),
  shared: map(line, line),
  federation: line,
  platform: optional(
    object<BuiltPlatform>({
      api: count(1),
      minApi: optional(count(1)),
      rspack: line,
      ranges: optional(map(line, line)),
    }),
  ),
  trustedTypes: optional(oneOf('default')),
};

const bundle = object<BuiltBundle>({ file, integrity });

/** `section.json` of a build. */
export const buildRecord: Shape<BuildRecord> = object<BuildRecord>({
  contract: oneOf(CONTRACT_VERSION),
  ...builtMembers,
  server: bundle,
  inlineLoader: optional(bundle),
});

const storedBuild = object<StoredBuild>({
  contract: oneOf(...EARLIER_CONTRACTS, CONTRACT_VERSION),
  ...builtMembers,
});

/** `versions/<section>/<id>.json` */
export const sectionVersion: Shape<SectionVersion> = object<SectionVersion>({
  section: name,
  build: storedBuild,
  files: map(file, body),
  server: hash,
  inlineLoader: optional(hash),
});

/** A page of a release, or of `pages/<inputs>/<widgets>.json`. */
export const page: Shape<Page> = object<Page>({
  key: optional(like('two digests of 16 hex digits', /^[0-9a-f]{16}\/[0-9a-f]{16}$/)),
  owner: name,
  html: body,
  policy: line,
  status: oneOf(200, 404),
  title: anyText,
  description: optional(anyText),
  site: optional(anyText),
  canonical: text('an absolute URL', (value) => /^https?:/.test(value) && URL.canParse(value)),
  indexable: flag,
  widgets: list(widget),
  links: list(link),
  fragments: optional(list(fragment)),
  resources: optional(list(link)),
  ids: optional(list(anyText)),
  content: optional(recordId),
  changed: timestamp,
  published: optional(timestamp),
});

const fileName = text('a file name', (value) => file(value.replace(/^\//, ''), '', []));

/** `releases/<id>.json` */
export const release: Shape<Release> = object<Release>({
  versions: map(name, recordId),
  pages: map(path, page),
  files: map(fileName, object<SiteFile>({ type: line, body })),
  composer: optional(recordId),
  settings: optional(settings),
});

const source = object<Source>({
  commit: optional(like('the full hash of a commit', /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
  dirty: optional(flag),
  pipeline: optional(text('a URL', (value) => /^https?:/.test(value) && URL.canParse(value))),
});

const provenance = {
  by: text('a name of up to 200 printable characters', isPersonName),
  source: optional(source),
  tool: line,
};

/** `versions/<section>/<id>.pushes/<time>-<id>.json` */
export const push: Shape<Push> = object<Push>({ ...provenance, at: timestamp });

/** `channels/<channel>/<number>.json` */
export const logEntry: Shape<LogEntry> = object<LogEntry>({
  number: count(1),
  release: recordId,
  action: oneOf('publish', 'compose', 'rollback', 'preview', 'promote', 'remove', 'settings'),
  sections: list(name),
  at: timestamp,
  target: optional(recordId),
  parent: optional(object<ParentEntry>({ channel: name, number: count(1), release: recordId })),
  by: optional(provenance.by),
  source: provenance.source,
  tool: optional(provenance.tool),
  versions: optional(map(name, recordId)),
  composer: optional(list(recordId)),
  pushes: optional(map(name, push)),
  checks: optional(list(object<CheckCount>({ name: line, problems: count(0) }))),
  previous: optional(object<PreviousEntry>({ number: count(1), hash })),
  hash: optional(hash),
});
