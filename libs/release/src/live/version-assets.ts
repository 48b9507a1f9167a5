import { assetUrl, type FormDeclaration } from '@vantedge/federation-contract';
import { walkBack } from '../log/walk-log.ts';
import type { LogEntry } from '../records/log-model.ts';
import { getVersion } from '../records/records.ts';
import { buildCommand, command, SiteError } from '@vantedge/errors';
import type { StoredBody, Store } from '@vantedge/store';
import { readAll } from './read-body.ts';

/** One day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A version that was live in a retention period. */
export interface LoggedVersion {
  section: string;
  id: string;
  /** Whether the live release contains it. */
  live: boolean;
  /** When it was last live, in milliseconds since 1970; `Infinity` if it is. */
  until: number;
}

interface Retention {
  live: LogEntry;
  /** Start of the retention period, in milliseconds since 1970. */
  since: number;
  /** Entries read by an earlier call, by number. */
  known?: ReadonlyMap<number, LogEntry> | undefined;
}

interface LoggedVersions {
  /** Oldest first. */
  versions: LoggedVersion[];
  /** Entries read, by number, for the next call. */
  log: Map<number, LogEntry>;
  warnings: SiteError[];
}

/**
 * Returns the versions that were live at `since` or later. A release is live until the next entry. Damaged earlier entries, and those of
 * newer tools, are skipped and reported: the live release can be served without them, and a rollback must get past damage.
 */
export async function loggedVersions(
  store: Store,
  channel: string,
  { live, since, known }: Retention,
): Promise<LoggedVersions> {
  const warnings: SiteError[] = [];
  const log = new Map([[live.number, live]]);
  const report = (problem: SiteError) => void warnings.push(problem);
  for await (const entry of walkBack(store, channel, live, { report, known, skipOutdated: true })) {
    log.set(entry.number, entry);
    // It replaced the entry before it, which was not live any more then.
    if (Date.parse(entry.at) < since) break;
  }
  const versions = new Map<string, LoggedVersion>();
  const entries = [...log.values()].reverse();
  for (const [i, entry] of entries.entries()) {
    const next = entries[i + 1];
    const [isLive, until] = [!next, next ? Date.parse(next.at) : Infinity];
    const named = [entry.versions, entry.canary?.versions ?? {}].flatMap(Object.entries<string>);
    for (const [section, id] of named) versions.set(`${section} ${id}`, { section, id, live: isLive, until });
  }
  return { versions: [...versions.values()], log, warnings };
}

/** What is served of a version: its files and its forms. Not its build record, which is large. */
interface ServedVersion {
  files: Readonly<Record<string, StoredBody>>;
  forms: readonly FormDeclaration[];
}

/** Served versions by section and id. */
export type ServedVersions = ReadonlyMap<string, ServedVersion>;

/** An asset and the version that it belongs to. */
export interface Asset {
  body: StoredBody;
  version: LoggedVersion;
}

interface VersionAssets {
  /** By URL. */
  assets: Map<string, Asset>;
  /** For the next call. */
  served: ServedVersions;
  /** Versions without assets: their record is damaged, or changes the bytes of a URL of an earlier version. */
  excluded: { version: LoggedVersion; error: SiteError }[];
}

/** Reads the records of versions, except for known ones, and returns their assets. A version is served completely or not at all. */
export async function versionAssets(
  store: Store,
  versions: readonly LoggedVersion[],
  known: ServedVersions = new Map(),
): Promise<VersionAssets> {
  const records = await readAll(versions, async (version): Promise<ServedVersion> => {
    const present = known.get(nameOf(version));
    if (present) return present;
    const { files, build } = await getVersion(store, version.section, version.id);
    return { files, forms: build.forms ?? [] };
  });
  const assets = new Map<string, Asset>();
  const served = new Map<string, ServedVersion>();
  const excluded: VersionAssets['excluded'] = [];
  for (const [i, version] of versions.entries()) {
    const record = records[i]!;
    const error = record instanceof SiteError ? record : conflictOf(version, record.files, assets);
    if (error) excluded.push({ version, error });
    if (record instanceof SiteError) continue;
    // Versions of a section have most files in common, which are kept once.
    const kept = Object.entries(record.files).map(([name, body]) => {
      const url = assetUrl({ name: version.section }, name);
      const present = assets.get(url)?.body;
      return [name, present?.identity === body.identity ? present : body] as const;
    });
    served.set(nameOf(version), { files: Object.fromEntries(kept), forms: record.forms });
    if (error) continue;
    for (const [name, body] of kept) assets.set(assetUrl({ name: version.section }, name), { body, version });
  }
  return { assets, served, excluded };
}

/**
 * Forms by `<section>/<form>`, each as its versions declare it, newest first: as the live release has it, and as releases had it that were
 * live at `since` or later, whose pages may still be open.
 */
export function collectForms(
  versions: readonly LoggedVersion[],
  served: ServedVersions,
  since: number,
): ReadonlyMap<string, readonly FormDeclaration[]> {
  const forms = new Map<string, FormDeclaration[]>();
  const recent = versions.filter(({ until }) => until >= since).sort((a, b) => b.until - a.until);
  for (const version of recent) {
    for (const form of served.get(nameOf(version))?.forms ?? []) {
      const name = `${version.section}/${form.name}`;
      forms.set(name, [...(forms.get(name) ?? []), form]);
    }
  }
  return forms;
}

const nameOf = ({ section, id }: LoggedVersion) => `${section} ${id}`;

function conflictOf(
  version: LoggedVersion,
  files: Readonly<Record<string, StoredBody>>,
  assets: ReadonlyMap<string, Asset>,
): SiteError | undefined {
  const { section } = version;
  for (const [name, { identity }] of Object.entries(files)) {
    const url = assetUrl({ name: section }, name);
    const present = assets.get(url);
    if (!present || present.body.identity === identity) continue;
    return new SiteError(
      'ASSET_CONFLICT',
      `${url} has other bytes in ${nameOf(version)} than in ${nameOf(present.version)}, and open tabs may hold either.`,
      {
        at: url,
        fix: [
          'name the file by its content, then',
          buildCommand(section),
          command('site', 'publish', section),
        ],
      },
    );
  }
  return undefined;
}
