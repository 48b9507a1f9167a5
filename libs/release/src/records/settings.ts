import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { SiteError } from '../site-error.ts';
import * as v from 'valibot';
import { canonicalJson } from '../json/canonical-json.ts';
import { count, name, parseJson, path, problemsOf, text, url } from '../json/schema.ts';

/** Default number of days for which a version's assets are served after it was last live. */
export const KEEP_ASSETS_DAYS = 7;

const pattern = text(
  'a path such as /careers or /solutions/**',
  (value) => value === '/**' || v.is(path, value.replace(/\/\*\*$/, '')),
);
const origin = text(
  'an origin such as https://www.example.com',
  (value) => v.is(url, value) && new URL(value).origin === value,
);
const endpoint = text(
  'a path, or a URL such as https://www.example.com/api/leads',
  (value) => /^\/(?![/\\])/.test(value) || v.is(url, value),
);
const bytes = v.optional(count(1));

const MEMBERS = {
  /** Origin of absolute URLs in documents, such as `https://www.example.com`. Default: that of the shell's build. */
  origin: v.optional(origin),
  /** Endpoint for form submissions of an export: a path of its host, or a URL. Default: its forms are disabled. */
  leadEndpoint: v.optional(endpoint),
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: v.array(path),
  /** Days after which servers erase contact messages. The privacy policy states it. */
  leadRetentionDays: count(1),
  /** Days for which a version's assets are served after it was last live. */
  keepAssetsDays: count(0),
  /** Paths that each section may claim: `/careers`, or `/solutions/**` for a path and all below it. */
  paths: v.record(name, v.array(pattern)),
  /** Maximum sizes of what one page loads, uncompressed, in bytes. */
  budgets: v.optional(v.object({ html: bytes, js: bytes, css: bytes })),
  /** Target of each path that no longer exists. */
  redirects: v.optional(v.record(path, path)),
};

/** `settings` of a release. */
export const settings = v.object(MEMBERS);

/** Settings of a channel. Part of each release, so that rollbacks and previews have those of their release. */
export interface Settings extends v.InferOutput<typeof settings> {}

const DEFAULTS: Settings = {
  pendingPaths: [],
  leadRetentionDays: LEAD_RETENTION_DAYS,
  keepAssetsDays: KEEP_ASSETS_DAYS,
  paths: {},
};

/** Settings of a release; the defaults if there is none. */
export const settingsOf = (release: { settings: Settings } | undefined): Settings =>
  release?.settings ?? DEFAULTS;

/**
 * Maximum number of bytes that one page loads of each kind, uncompressed, so that it depends on the builds alone. Measured in November 2026: up
 * to 128 kB of HTML, 608 kB of scripts and 382 kB of stylesheets. A quarter is left to grow.
 */
const DEFAULT_BUDGETS = { html: 160_000, js: 760_000, css: 480_000 };

/** Maximum sizes of what one page loads, with the defaults for those that are not set. */
export const budgetsOf = ({ budgets }: Pick<Settings, 'budgets'>): typeof DEFAULT_BUDGETS => ({
  ...DEFAULT_BUDGETS,
  ...budgets,
});

/** A setting that differs, with its values as JSON; `undefined` where it is not set. */
export interface SettingChange {
  /** A member, or one of its members, such as `redirects./old`. */
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Settings that differ between two releases. */
export function changedSettings(
  before: { settings: Settings } | undefined,
  after: { settings: Settings } | undefined,
): SettingChange[] {
  const [old, now] = [valuesOf(before?.settings), valuesOf(after?.settings)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((change) => change.before !== change.after);
}

/** Settings by name as JSON. The members of a map are settings of their own: two commands may add one each. */
const valuesOf = (settings: Partial<Settings> = {}) =>
  new Map(
    Object.entries(settings).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([key, member]) => [`${name}.${key}`, canonicalJson(member)] as const)
        : [[name, canonicalJson(value)] as const],
    ),
  );

/** Unknown members of a file are probably misspelled. */
const settingsFile = v.strictObject(MEMBERS);

/** Parses a settings file. Defaults apply to missing members. Throws `SETTINGS_INVALID` with all problems. */
export function parseSettings(json: string, file: string): Settings {
  let value: unknown;
  let problems: string;
  try {
    value = { ...DEFAULTS, ...(parseJson(json) as object) };
    problems = problemsOf(settingsFile, value);
  } catch (error) {
    problems = ` it is not JSON: ${(error as Error).message}`;
  }
  if (!problems) return value as Settings;
  throw new SiteError('SETTINGS_INVALID', `${file} has invalid settings:${problems}`, {
    at: file,
    fix: `correct ${file}`,
  });
}
