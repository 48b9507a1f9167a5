import * as v from 'valibot';
import { commit, count, hash, line, name, path, personName, timestamp, url } from '@vantedge/store/json';
import type { Release } from './model.ts';

const source = v.object({
  /** Full hash of the commit that has the files which the build was made of, or that they differ from. */
  commit: v.optional(commit),
  /** True if they differ from it. */
  dirty: v.optional(v.boolean()),
  /** Digest of these files. */
  files: v.optional(hash),
  /** Versions of the programs that made the build. */
  tools: v.optional(v.record(line, line)),
  /** Number of claims in the build whose source is still to be supplied. */
  claims: v.optional(v.object({ placeholder: count(0), unverified: count(0) })),
});

/** What a build was made of. Absent members are unknown. */
export interface Source extends v.InferOutput<typeof source> {}

/** `source.json` of a build: also says which files these are. */
export const builtSource = v.object({ ...source.entries, paths: v.optional(v.array(v.string())) });

const provenance = {
  by: personName,
  /** URL of the CI run. */
  pipeline: v.optional(url),
  tool: line,
};

/** `versions/<section>/<id>.pushes/<time>-<id>.json` */
export const push = v.object({ ...provenance, at: timestamp, source: v.optional(source) });

/** A push of a version. The same version can be pushed several times, from different commits. */
export interface Push extends v.InferOutput<typeof push> {}

/** Who ran a command, in which CI run, and with which version of this tool. */
export type Provenance = Pick<Push, 'by' | 'pipeline' | 'tool'>;

const browserProblem = v.object({
  kind: v.picklist([
    'accessibility',
    'console output',
    'error',
    'foreign request',
    'global replaced',
    'hydration',
    'interruption',
    'long task',
    'motion',
    'not loaded',
    'overflow',
    'render loop',
    'storage',
    'timeout',
    'timer left running',
    'without effect',
  ]),
  /** Pages on which it was found. */
  pages: v.array(path),
  /** Section or widget that has it. */
  part: v.string(),
  message: v.string(),
  /** Line of the sources, such as `apps/stories/src/pages/ukg.tsx:12:5`, or a part of the page. */
  at: v.optional(v.string()),
});

/** A problem that only a browser shows. */
export interface BrowserProblem extends v.InferOutput<typeof browserProblem> {}

/** `releases/<id>.checks/<time>-<id>.json` */
export const browserCheck = v.object({
  ...provenance,
  at: timestamp,
  /** Live release at that time: the pages that differ from it were visited. */
  parent: hash,
  /** Name and version of the browser. */
  browser: line,
  pages: v.array(path),
  problems: v.array(browserProblem),
});

/** What a browser has shown of a release before it went live. */
export interface BrowserCheck extends v.InferOutput<typeof browserCheck> {}

const checkCount = v.object({ name: line, problems: count(0) });

const canary = v.object({
  /** Name of the preview that has this release. */
  preview: name,
  release: hash,
  /** Versions of the release, so that readers of the log do not need it. */
  versions: v.record(name, hash),
  /** Share of the visitors, 1 to 99. */
  percent: count(1),
});

/** A second release that a share of the visitors gets while the first one stays live for all others. */
export interface Canary extends v.InferOutput<typeof canary> {}

const parentEntry = v.object({ channel: name, number: count(1), release: hash });

/** The live release of another channel that a preview was composed on. */
export interface ParentEntry extends v.InferOutput<typeof parentEntry> {}

/**
 * Format of the log entries that this tool writes. Raise it with each change of what an entry means: an older tool must not build on an
 * entry that it misreads. Of every format: canonical JSON with `format`, `number`, and the `hash` of the rest.
 */
export const LOG_FORMAT = 1 as const;

/** `channels/<channel>/<number>.json` */
export const logEntry = v.object({
  format: v.literal(LOG_FORMAT),
  number: count(1),
  release: hash,
  action: v.picklist([
    'publish',
    'compose',
    'rollback',
    'preview',
    'canary',
    'promote',
    'remove',
    'settings',
    'expire',
  ]),
  /** Sections whose version this entry changed. */
  sections: v.array(name),
  /** ISO 8601. */
  at: timestamp,
  /**
   * The release that a rollback restores: `release` itself or, for a section, a release that contained its version. Absent in
   * other entries.
   */
  target: v.optional(hash),
  /** Absent in entries that are not previews. */
  parent: v.optional(parentEntry),
  /** Absent while no canary is running: any other entry ends it. */
  canary: v.optional(canary),
  /** Only in an entry that shows visitors new pages which a browser has visited: how many it has, and what was found. */
  visited: v.optional(v.object({ at: timestamp, pages: count(0), problems: count(0) })),
  /** Only in an entry that shows visitors new pages which no browser has visited, or in spite of problems. */
  unchecked: v.optional(v.boolean()),
  /** Why, as its publisher says. */
  reason: v.optional(line),
  by: v.optional(provenance.by),
  pipeline: provenance.pipeline,
  tool: v.optional(provenance.tool),
  /** Versions of the release, so that readers of the log do not need it. */
  versions: v.record(name, hash),
  /** Newest push of each version that this entry released, by section. */
  pushes: v.optional(v.record(name, push)),
  /** Results of the checks of the release. Absent for rollbacks of the whole site, which restore a release as it was. */
  checks: v.optional(v.array(checkCount)),
  /** The previous entry and its hash. Absent in the first entry. */
  previous: v.optional(v.object({ number: count(1), hash })),
  /** SHA-256 of this entry's canonical JSON without this member. */
  hash,
});

/** An immutable entry of a channel's log, numbered from 1. */
export interface LogEntry extends v.InferOutput<typeof logEntry> {}

/** An entry that is not in the log yet. */
export type NewLogEntry = Omit<LogEntry, 'format' | 'hash' | 'previous'>;

/** The newest entry of a preview. */
export type PreviewEntry = LogEntry & { parent: ParentEntry };

/** What a command decides about an entry. The rest follows from the log, the release and who runs the command. */
export type EntryDetails = Pick<
  LogEntry,
  | 'action'
  | 'sections'
  | 'target'
  | 'parent'
  | 'canary'
  | 'visited'
  | 'unchecked'
  | 'reason'
  | 'pushes'
  | 'checks'
>;

/** The release that a command wants to put live. */
export interface NextRelease extends EntryDetails {
  release: Release;
}

/** A release, and the log entry that it has or would have. */
export interface Candidate {
  entry: LogEntry;
  release: Release;
}

/** A release whose entry is ready to be appended. */
export interface SealedRelease extends Candidate {
  /** False if the release is live already: `entry` is the live one then. */
  changed: boolean;
}
