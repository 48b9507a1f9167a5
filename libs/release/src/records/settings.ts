import { FORMS_PATH, SHELL } from '@vantedge/federation-contract';
import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { SiteError } from '@vantedge/errors';
import * as v from 'valibot';
import { consent, thirdParties, thirdPartiesInFile } from './third-parties.ts';
import {
  canonicalJson,
  count,
  formatProblems,
  matching,
  name,
  parseJson,
  path,
  text,
  url,
} from '@vantedge/store/json';

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
const endpoint = v.literal(FORMS_PATH, ({ received }) => `Expected "${FORMS_PATH}" but received ${received}`);
/** Exports write a redirect as `<path>.html`: these two would replace the home page and the 404 page. */
const redirected = text(
  'a path of this site other than /index and /404',
  (value) => v.is(path, value) && value !== '/index' && value !== '/404',
);
const redirectTarget = matching(
  'a path of this site such as /about or /about#team',
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w-]+)?$/,
);
const worker = matching(
  'the path of a script such as /sw.js',
  /^\/(?!assets\/)(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*\.m?js$/,
);

/** Valibot accepts an array where it expects an object. */
const noArray = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ({ received }) => `Expected an object but received ${received}`,
);

const bytes = v.optional(count(1));
const BUDGETS = { html: bytes, js: bytes, css: bytes };

const MEMBERS = {
  /** Origin of absolute URLs in documents, such as `https://www.example.com`. Default: that of the shell's build. */
  origin: v.optional(origin),
  /**
   * Path of an export's host at which its forms work, because the host forwards it and all below it to a server. Default: the forms are
   * disabled. The server's cookie, and the pages that it sends, name this path, so no other one works.
   */
  leadEndpoint: v.optional(endpoint),
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: v.array(path),
  /** Days after which servers erase contact messages. The privacy policy states it. */
  leadRetentionDays: count(1),
  /** Days for which a version's assets are served after it was last live. */
  keepAssetsDays: count(0),
  /** Paths that each section may claim: `/careers`, or `/solutions/**` for a path and all below it. */
  paths: v.pipe(noArray, v.record(name, v.array(pattern))),
  /** Maximum sizes of what one page loads, uncompressed, in bytes. */
  budgets: v.optional(v.object(BUDGETS)),
  /** Target of each path that no longer exists: a page of the release, also with a fragment, or a pending path. */
  redirects: v.optional(v.pipe(noArray, v.record(redirected, redirectTarget))),
  /** Service workers of the site that was on this origin before. An export replaces their scripts; a server does without this setting. */
  oldServiceWorkers: v.optional(v.array(worker)),
  /** Whether a publish is refused while a section that it changes has claims without a source. Default: they are counted. */
  requireVerified: v.optional(v.boolean()),
  /** Services of other companies that documents may load, exactly as their policy allows. */
  thirdParties: v.optional(thirdParties),
  /** When they may be loaded. Default: `opt-in`. */
  consent: v.optional(consent),
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
export const getSettings = (release: { settings: Settings } | undefined): Settings =>
  release?.settings ?? DEFAULTS;

/** Origin of the site: that of the settings, or else of the shell's canonical links, the home page's first. Others may name other sites. */
export function siteOrigin(
  pages: Readonly<Record<string, { owner: string; canonical?: string | undefined }>>,
  ofSettings: string | undefined,
): string | undefined {
  if (ofSettings !== undefined) return ofSettings;
  const linked = [pages['/'], ...Object.values(pages)].find(
    (page) => page?.owner === SHELL && page.canonical,
  );
  return linked && new URL(linked.canonical!).origin;
}

/**
 * Maximum number of bytes that one page loads of each kind, uncompressed, so that it depends on the builds alone. A site sets its own, such
 * as 1.15 times what its pages need.
 */
const DEFAULT_BUDGETS = { html: 240_000, js: 760_000, css: 480_000 };

/** Maximum sizes of what one page loads, with the defaults for those that are not set. */
export const getBudgets = ({ budgets }: Pick<Settings, 'budgets'>): typeof DEFAULT_BUDGETS => ({
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

/** Unknown members of a file are probably misspelled. Those of a record are of a newer version. */
const settingsFile = v.pipe(
  noArray,
  v.partial(
    v.strictObject({
      ...MEMBERS,
      budgets: v.optional(v.pipe(noArray, v.strictObject(BUDGETS))),
      thirdParties: v.optional(thirdPartiesInFile),
    }),
  ),
);

/** Parses a settings file. Defaults apply to missing members. Throws `SETTINGS_INVALID` with all problems. */
export function parseSettings(json: string, file: string): Settings {
  let value: unknown;
  let problems: string;
  try {
    value = parseJson(json);
    problems = formatProblems(settingsFile, value);
  } catch (error) {
    problems = ` it is not JSON: ${(error as Error).message}`;
  }
  if (!problems) return { ...DEFAULTS, ...(value as Partial<Settings>) };
  throw new SiteError('SETTINGS_INVALID', `${file} has invalid settings:${problems}`, {
    at: file,
    fix: `correct ${file}`,
  });
}
