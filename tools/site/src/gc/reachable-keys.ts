import path from 'node:path';
import pLimit from 'p-limit';
import type { Progress } from '@vantedge/cli';
import { assetPath } from '../publish/store-assets.ts';
import {
  type BlobHash,
  getRelease,
  getVersion,
  type Release,
  type SectionVersion,
  SiteError,
  type StoredBody,
} from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import { blobKey, encodingsKey, readEncodings, type Store } from '@vantedge/release/store';
import { unknownUse } from './unknown-use.ts';

/** Number of records that are read at once. */
const READS_AT_ONCE = 32;

interface Roots {
  /** Ids of releases that must be complete. */
  releases: ReadonlySet<string>;
  /** Ids of releases, and keys of versions, that nothing uses yet. What they refer to is kept as far as they can be read. */
  newReleases: ReadonlySet<string>;
  newVersions: ReadonlySet<string>;
}

interface Request {
  store: Store;
  roots: Roots;
  /** All keys below `encodings/`. */
  encodings: ReadonlySet<string>;
  progress?: Progress | undefined;
}

/**
 * Keys of everything that releases and versions need: records, pages of the page cache, encodings and blobs. Throws
 * `RECORDS_CORRUPT` if a record of a required release is damaged or missing, because what it refers to is unknown then.
 */
export async function reachableKeys({ store, roots, encodings, progress }: Request): Promise<Set<string>> {
  const reached = new Set<string>();
  const bodies = new Set<BlobHash>();
  const problems: SiteError[] = [];
  const runLimited = pLimit(READS_AT_ONCE);
  /** Reads records at once. Those that cannot be read are reported if they are required. */
  async function readAll<T, R>(
    phase: string,
    items: Iterable<T>,
    read: (item: T) => Promise<R>,
    isRequired: (item: T) => boolean,
    add: (record: R, item: T) => void,
  ) {
    const all = [...items];
    const count = progress?.phase(phase, all.length);
    const readOne = async (item: T) => {
      try {
        add(await read(item), item);
      } catch (error) {
        if (!isCorruption(error)) throw error;
        if (isRequired(item)) problems.push(error);
      }
      count?.();
    };
    await Promise.all(all.map((item) => runLimited(() => readOne(item))));
  }

  const required = new Set<string>();
  await readAll(
    'read releases',
    new Set([...roots.releases, ...roots.newReleases]),
    (id) => getRelease(store, id),
    (id) => roots.releases.has(id),
    (release, id) => {
      reached.add(`releases/${id}.json`);
      for (const key of recordKeysOf(release)) {
        if (roots.releases.has(id) && key.startsWith('versions/')) required.add(key);
        reached.add(key);
      }
      for (const { identity } of bodiesOf(release)) bodies.add(identity);
    },
  );
  for (const key of roots.newVersions) reached.add(key);
  await readAll(
    'read versions',
    [...reached].filter((key) => key.startsWith('versions/')),
    (key) => readVersion(store, key),
    (key) => required.has(key),
    ({ section, files, server, inlineLoader }) => {
      for (const [name, { identity }] of Object.entries(files)) {
        bodies.add(identity);
        reached.add(assetPath(section, name));
      }
      reached.add(blobKey(server));
      if (inlineLoader) reached.add(blobKey(inlineLoader));
    },
  );
  if (problems.length) throw new SiteError('RECORDS_CORRUPT', ...unknownUse('Records of releases', problems));
  for (const identity of bodies) {
    reached.add(blobKey(identity));
    reached.add(encodingsKey(identity));
  }
  await readAll(
    'read encodings',
    [...bodies].filter((identity) => encodings.has(encodingsKey(identity))),
    (identity) => readEncodings(store, identity),
    () => false,
    (found) => {
      for (const hash of Object.values(found ?? {})) reached.add(blobKey(hash));
    },
  );
  return reached;
}

function recordKeysOf({ pages, versions }: Release): string[] {
  return [
    ...Object.values(pages).flatMap(({ key }) => (key === undefined ? [] : `pages/${key}.json`)),
    ...Object.entries(versions).map(([section, id]) => `versions/${section}/${id}.json`),
  ];
}

const bodiesOf = ({ pages, files }: Release): StoredBody[] => [
  ...Object.values(pages).map(({ html }) => html),
  ...Object.values(files).map(({ body }) => body),
];

function readVersion(store: Store, key: string): Promise<SectionVersion> {
  const [, section, file] = key.split('/');
  return getVersion(store, section!, path.basename(file!, '.json'));
}
