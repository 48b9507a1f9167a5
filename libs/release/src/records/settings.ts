import type { Issue } from '@vantedge/federation-contract';
import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { SiteError } from '../site-error.ts';
import { count, list, map, object, optional, type Shape, text } from './shape.ts';

/** Settings of a channel. Part of each release, so that rollbacks and previews have those of their release. */
export interface Settings {
  /** Origin of the site, such as `https://www.example.com`. Default: the origin of the pages' canonical links. */
  origin?: string;
  /** Default endpoint for form submissions of an export. */
  leadEndpoint?: string;
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: string[];
  /** Days after which servers erase contact messages. The privacy notice states it. */
  leadRetentionDays: number;
  /** Days for which a version's assets are served after it was last live. */
  keepAssetsDays: number;
  /** Paths that each section may claim: `/careers`, or `/solutions/**` for a path and all below it. */
  paths: Record<string, string[]>;
  /** Maximum sizes of what one page loads, compressed, in bytes. */
  budgets?: { html?: number; js?: number; css?: number };
  /** Target of each path that no longer exists. */
  redirects?: Record<string, string>;
}

/** Default number of days for which a version's assets are served after it was last live. */
export const KEEP_ASSETS_DAYS = 7;

const DEFAULTS: Settings = {
  pendingPaths: [],
  leadRetentionDays: LEAD_RETENTION_DAYS,
  keepAssetsDays: KEEP_ASSETS_DAYS,
  paths: {},
};

const path = text('a path of this site', (value) => /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(value));
const pattern = text(
  'a path such as /careers or /solutions/**',
  (value) => value === '/**' || path(value.replace(/\/\*\*$/, ''), '', []),
);
const name = text("a lower-case name such as 'stories'", (value) => /^[a-z][a-z0-9-]*$/.test(value));
const origin = text(
  'an origin such as https://www.example.com',
  (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
);
const endpoint = text(
  'a path, or a URL such as https://www.example.com/api/leads',
  (value) => /^\/(?![/\\])/.test(value) || (/^https?:/.test(value) && URL.canParse(value)),
);

const MEMBERS: { [K in keyof Settings]-?: Shape<Settings[K]> } = {
  origin: optional(origin),
  leadEndpoint: optional(endpoint),
  pendingPaths: list(path),
  leadRetentionDays: count(1),
  keepAssetsDays: count(0),
  paths: map(name, list(pattern)),
  budgets: optional(
    object<NonNullable<Settings['budgets']>>({
      html: optional(count(1)),
      js: optional(count(1)),
      css: optional(count(1)),
    }),
  ),
  redirects: optional(map(path, path)),
};

/** `settings` of a release. */
export const settings: Shape<Settings> = object<Settings>(MEMBERS);

/** Settings of a release. Those of records without settings are the defaults. */
export const settingsOf = (release: { settings?: Settings } | undefined): Settings =>
  release?.settings ?? DEFAULTS;

/**
 * Parses a settings file. Defaults apply to missing members. Throws `SETTINGS_INVALID` with all problems; unknown members are
 * problems too, because they are probably misspelled.
 */
export function parseSettings(json: string, file: string): Settings {
  const issues: Issue[] = [];
  const value = parseJson(json, issues);
  const complete: unknown = isObject(value) ? { ...DEFAULTS, ...value } : value;
  for (const member of isObject(value) ? Object.keys(value) : [])
    if (!Object.hasOwn(MEMBERS, member)) issues.push({ at: member, problem: 'is not a setting' });
  if (issues.length === 0 && settings(complete, '', issues)) return complete;
  throw new SiteError(
    'SETTINGS_INVALID',
    `${file} has invalid settings:${issues.map(({ at, problem }) => `\n  ${at} ${problem}`).join('')}`,
    { at: file, fix: `correct ${file}` },
  );
}

function parseJson(json: string, issues: Issue[]): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    issues.push({ at: 'the file', problem: `is not JSON: ${(error as Error).message}` });
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
