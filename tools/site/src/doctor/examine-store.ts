import pLimit from 'p-limit';
import type { Progress } from '@vantedge/cli';
import {
  type BlobHash,
  getRelease,
  getVersion,
  type Release,
  type SectionVersion,
  type StoredBody,
} from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import { blobKey, ENCODED, encodingsKey, readBlob, readEncodings, type Store } from '@vantedge/release/store';
import { examineLog } from './examine-log.ts';
import { type Finding, isSerious } from './finding.ts';
import { unusedKeys } from './unused-keys.ts';

/** Number of blobs to hold in memory at once. */
const BLOBS_AT_ONCE = 16;

const HISTORY_FIX = 'restore the file from a backup; only earlier releases use it';

/** Folders that are not part of releases. */
const OTHER_FOLDERS = ['assets/', 'leads/'];

/**
 * Checks everything that the channels of a store use: log entries and their hash chain, records, and every blob by its hash.
 * Returns what is damaged, missing or unused, and how to fix it.
 */
export async function examineStore(
  store: Store,
  { progress }: { progress?: Progress | undefined } = {},
): Promise<Finding[]> {
  progress?.phase('read logs and records');
  const keys = new Set(
    (await store.list('')).filter((key) => !OTHER_FOLDERS.some((folder) => key.startsWith(folder))),
  );
  const findings: Finding[] = [];
  // Every key that a channel uses, with its fix. Live releases come first.
  const needed = new Map<string, string>();
  const need = (key: string, fix: string) => !needed.has(key) && needed.set(key, fix) !== undefined;
  const blobs = new Map<BlobHash, string>();
  const needBlob = (hash: BlobHash | undefined, fix: string) => {
    if (hash !== undefined && need(blobKey(hash), fix)) blobs.set(hash, fix);
  };
  const needBody = async ({ identity }: StoredBody, fix: string) => {
    needBlob(identity, fix);
    const key = encodingsKey(identity);
    // A body may have no encodings: formats that are already compressed have none.
    if (!keys.has(key) || !need(key, fix)) return;
    const encodings = await readOrReport(key, () => readEncodings(store, identity));
    for (const coding of ENCODED) needBlob(encodings?.[coding], fix);
  };

  for (const channel of channelsOf(keys)) {
    const { entries, findings: inLog } = await examineLog(store, channel);
    findings.push(...inLog);
    const flags = channel === 'production' ? '' : ` --channel ${channel}`;
    for (const [i, { release }] of entries.entries()) {
      const isLive = i === 0;
      const key = `releases/${release}.json`;
      const rollback = `site rollback${flags}, then publish the reverted sections again`;
      if (!need(key, isLive ? rollback : HISTORY_FIX)) continue;
      const record = await readOrReport(key, () => getRelease(store, release));
      if (record) await needRelease(record, isLive ? flags : undefined);
    }
  }
  const runLimited = pLimit(BLOBS_AT_ONCE);
  const countBlob = progress?.phase('check blobs', blobs.size);
  const checkBlob = async (hash: BlobHash) => {
    await readOrReport(blobKey(hash), () => readBlob(store, hash));
    countBlob?.();
  };
  await Promise.all([...blobs.keys()].map((hash) => runLimited(() => checkBlob(hash))));
  progress?.phase('find unused keys');
  // An unreadable record may refer to any key, so no key is reported as unused then.
  const isComplete = findings.every((finding) => !isSerious(finding) || finding.at.startsWith('blobs/'));
  if (isComplete) findings.push(...(await unusedKeys(store, keys)));
  return findings;

  async function needRelease({ versions, pages, files }: Release, liveFlags: string | undefined) {
    const compose = liveFlags === undefined ? HISTORY_FIX : `site compose${liveFlags}`;
    for (const { html, key } of Object.values(pages)) {
      await needBody(html, compose);
      // Records of pages are not read: a release has its own copy, and a damaged one is replaced when it is looked up.
      if (key) need(`pages/${key}.json`, compose);
    }
    for (const { body } of Object.values(files)) await needBody(body, compose);
    for (const [section, id] of Object.entries(versions)) {
      const fix =
        liveFlags === undefined
          ? HISTORY_FIX
          : `npx nx build ${section} && site publish ${section}${liveFlags}`;
      const key = `versions/${section}/${id}.json`;
      if (!need(key, fix)) continue;
      const version = await readOrReport(key, () => getVersion(store, section, id));
      if (version) await needVersion(version, fix);
    }
  }

  async function needVersion({ files, server, inlineLoader }: SectionVersion, fix: string) {
    for (const body of Object.values(files)) await needBody(body, fix);
    needBlob(server, fix);
    needBlob(inlineLoader, fix);
  }

  async function readOrReport<T>(at: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!isCorruption(error)) throw error;
      const state = keys.has(at) ? 'damaged' : 'missing';
      findings.push({ state, at, problem: error.message, fix: needed.get(at)! });
      return undefined;
    }
  }
}

const channelsOf = (keys: Iterable<string>) =>
  new Set([...keys].flatMap((key) => /^channels\/([a-z][a-z0-9-]*)\//.exec(key)?.[1] ?? []));
