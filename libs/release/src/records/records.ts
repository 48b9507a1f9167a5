import type { GenericSchema } from 'valibot';
import { putVerified, sha256, type Store } from '@vantedge/store';
import { canonicalJson, parseRecord } from '@vantedge/store/json';
import { browserCheck, type BrowserCheck, type Push, push as pushSchema } from './log-model.ts';
import { release, type Release, type SectionVersion, sectionVersion } from './model.ts';
import { command, SiteError } from '@vantedge/errors';

/** Stores a version as `versions/<section>/<id>.json` and returns its id. Its blobs must be stored first. */
export const putVersion = (store: Store, version: SectionVersion): Promise<string> =>
  putRecord(store, folderOf(version.section), version);

/** Reads a version of a section and verifies it against its id. */
export async function getVersion(store: Store, section: string, id: string): Promise<SectionVersion> {
  const version = await getRecord(store, folderOf(section), id, sectionVersion);
  if (version.section === section) return version;
  const at = `${folderOf(section)}/${id}.json`;
  throw new SiteError('RECORD_INVALID', `${at} is a version of ${version.section}, not of ${section}.`, {
    at,
    fix: command('site', 'publish', section),
  });
}

const folderOf = (section: string) => `versions/${section}`;

const RELEASES = 'releases';

/** Stores a release as `releases/<id>.json` and returns its id. Its blobs and versions must be stored first. */
export const putRelease = (store: Store, record: Release): Promise<string> =>
  putRecord(store, RELEASES, record);

/** Reads a release and verifies it against its id. */
export const getRelease = (store: Store, id: string): Promise<Release> =>
  getRecord(store, RELEASES, id, release);

/** Number of hex digits of an id: a SHA-256. */
const ID_DIGITS = 64;

/** Minimum number of digits of an abbreviated id. */
export const MIN_DIGITS = 8;

/** Ids in a folder, such as `versions/stories`, that start with some digits. */
export async function findIdsByPrefix(store: Store, folder: string, digits: string): Promise<string[]> {
  if (digits.length === ID_DIGITS) return (await store.read(`${folder}/${digits}.json`)) ? [digits] : [];
  const names = (await store.list(`${folder}/`)).map((key) => key.slice(folder.length + 1));
  return names
    .flatMap((name) => /^([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? [])
    .filter((id) => id.startsWith(digits));
}

/** Id of the release that starts with some digits. Throws `RECORD_NOT_FOUND`, or `RELEASE_AMBIGUOUS` if there are several. */
export async function resolveRelease(store: Store, digits: string): Promise<string> {
  const found = isAbbreviation(digits) ? await findIdsByPrefix(store, RELEASES, digits) : [];
  if (found.length === 1) return found[0]!;
  if (!found.length) {
    const message = `The store has no release '${digits}'. ${MIN_DIGITS} digits of an id are enough.`;
    throw new SiteError('RECORD_NOT_FOUND', message, { at: RELEASES, fix: command('site', 'log') });
  }
  throw new SiteError(
    'RELEASE_AMBIGUOUS',
    `'${digits}' matches ${found.length} releases: ${found.join(', ')}.`,
    { at: RELEASES, fix: 'repeat the command with one of these' },
  );
}

/** Whether a text can be the start of an id, or an id. */
export const isAbbreviation = (text: string): boolean =>
  /^[0-9a-f]+$/.test(text) && text.length >= MIN_DIGITS && text.length <= ID_DIGITS;

/** A version of a section. */
export interface VersionReference {
  section: string;
  version: string;
}

/** Maximum number of pushes to read: every run of a CI pipeline may push an unchanged section again. */
const MAX_READ = 20;

/** Folder of the pushes of a version, with a trailing slash. */
const pushesFolder = ({ section, version }: VersionReference) => `versions/${section}/${version}.pushes/`;

/** Records a push of a version, which must be stored. */
export const putPush = (store: Store, reference: VersionReference, push: Push): Promise<void> =>
  putDated(store, pushesFolder(reference), push);

/** The newest 20 pushes of a version, newest first. Damaged records are skipped: nothing depends on them. */
export const readPushes = (store: Store, reference: VersionReference): Promise<Push[]> =>
  newestDated(store, pushesFolder(reference), pushSchema);

/** Folder of the checks of a release, with a trailing slash. */
const checksFolder = (release: string) => `releases/${release}.checks/`;

/** Records what a browser has shown of a release, which must be stored. */
export const putCheck = (store: Store, release: string, check: BrowserCheck): Promise<void> =>
  putDated(store, checksFolder(release), check);

/** The last check of a release against a live release; undefined if there is none among the newest 20. */
export const lastCheck = async (
  store: Store,
  release: string,
  parent: string,
): Promise<BrowserCheck | undefined> =>
  (await newestDated(store, checksFolder(release), browserCheck)).find((check) => check.parent === parent);

/** Stores a record beside what it is about. Names start with the time, so that they sort by it. */
async function putDated(store: Store, folder: string, record: { at: string }): Promise<void> {
  const time = record.at.toLowerCase().replaceAll(/[^0-9tz]/g, '');
  const key = `${folder}${time}-${recordId(record)}.json`;
  await putVerified(store, key, encode(record));
}

async function newestDated<T>(store: Store, folder: string, schema: GenericSchema<unknown, T>): Promise<T[]> {
  const keys = (await store.list(folder)).toReversed().slice(0, MAX_READ);
  const read = await Promise.all(keys.map((key) => readDated(store, key, schema)));
  return read.filter((record) => record !== undefined);
}

async function readDated<T>(store: Store, key: string, schema: GenericSchema<unknown, T>) {
  const bytes = await store.read(key);
  try {
    const record = bytes && parseRecord(bytes, schema, key);
    return record && key.endsWith(`-${recordId(record)}.json`) ? record : undefined;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return undefined;
  }
}

/** A record in its stored form: as canonical JSON, which determines its id. */
const encode = (record: unknown): Uint8Array => new TextEncoder().encode(canonicalJson(record));

/** Id of a record: the SHA-256 of its stored form, in hex. */
export const recordId = (record: unknown): string => sha256(encode(record));

/** Stores a record as `<folder>/<id>.json` and returns its id. Repairs damage, and renews an old one. */
async function putRecord(store: Store, folder: string, record: unknown): Promise<string> {
  const bytes = encode(record);
  const id = sha256(bytes);
  await putVerified(store, `${folder}/${id}.json`, bytes);
  return id;
}

/** Reads `<folder>/<id>.json`. Throws if it is missing, altered or invalid. */
async function getRecord<T>(
  store: Store,
  folder: string,
  id: string,
  shape: GenericSchema<unknown, T>,
): Promise<T> {
  const at = `${folder}/${id}.json`;
  if (!/^[0-9a-f]{64}$/.test(id))
    throw new SiteError('RECORD_NOT_FOUND', `'${id}' is not an id.`, {
      at: folder,
      fix: command('site', 'status'),
    });
  const bytes = await store.read(at);
  if (!bytes) {
    throw new SiteError('RECORD_NOT_FOUND', `${at} does not exist in the store.`, {
      at,
      fix: command('site', 'status'),
    });
  }
  if (sha256(bytes) !== id) {
    throw new SiteError('RECORD_HASH_MISMATCH', `The content of ${at} does not match its hash.`, {
      at,
      fix: `restore ${at} from a backup`,
    });
  }
  return parseRecord(bytes, shape, at);
}
