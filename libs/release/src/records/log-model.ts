import * as v from 'valibot';
import { commit, count, hash, line, name, personName, timestamp, url } from '../json/schema.ts';

const source = v.object({
  /** Full hash of the commit. */
  commit: v.optional(commit),
  /** True if the checkout had changes that are not committed. */
  dirty: v.optional(v.boolean()),
  /** URL of the CI run. */
  pipeline: v.optional(url),
});

/** The checkout that a command ran in. Absent members are unknown. */
export interface Source extends v.InferOutput<typeof source> {}

const provenance = { by: personName, source: v.optional(source), tool: line };

/** `versions/<section>/<id>.pushes/<time>-<id>.json` */
export const push = v.object({ ...provenance, at: timestamp });

/** A push of a version. The same version can be pushed several times, from different commits. */
export interface Push extends v.InferOutput<typeof push> {}

/** Who ran a command, from which checkout, and with which version of this tool. */
export type Provenance = Omit<Push, 'at'>;

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

const judged = v.object({ views: count(0), bad: count(0) });

const verdict = v.object({
  /** What the canary did worse: views that failed, or that showed their main content later than `limit`. */
  metric: v.picklist(['failures', 'LCP']),
  /** In seconds. */
  limit: v.optional(v.number()),
  live: judged,
  canary: judged,
});

/** Why a canary was stopped: the views of both releases while it was judged. */
export interface Verdict extends v.InferOutput<typeof verdict> {}

const parentEntry = v.object({ channel: name, number: count(1), release: hash });

/** The live release of another channel that a preview was composed on. */
export interface ParentEntry extends v.InferOutput<typeof parentEntry> {}

/** `channels/<channel>/<number>.json` */
export const logEntry = v.object({
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
  /** Only in an entry that stops a canary, which was judged to be worse. */
  verdict: v.optional(verdict),
  by: v.optional(provenance.by),
  source: provenance.source,
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
export type NewLogEntry = Omit<LogEntry, 'hash' | 'previous'>;
