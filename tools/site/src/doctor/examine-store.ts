import type { BlobHash, Release, SectionVersion, StoredBody } from '../release/model.ts';
import { getRelease, releaseIdOf } from '../release/releases.ts';
import { getVersion } from '../release/versions.ts';
import { isCorruption } from '../serve/is-corruption.ts';
import { blobKey, readBlob } from '../store/blobs.ts';
import { limit } from '../store/limit.ts';
import type { Store } from '../store/store.ts';
import { examineLog, stray } from './examine-log.ts';
import { type Finding, GC_FIX, isSerious } from './finding.ts';

/** Blobs that are held in memory at once. */
const BLOBS_AT_ONCE = 16;

const HISTORY_FIX = 'restore the file from a backup; only earlier releases need it';

/** Folders that are not part of releases. */
const OTHER_FOLDERS = ['leads/'];

/**
 * Checks everything that the channels of a store need: entries and their chain, records, and every blob by its hash. Finds
 * what is damaged or missing, and what nothing needs, each with what repairs it.
 */
export async function examineStore(store: Store): Promise<Finding[]> {
  const keys = (await store.list('')).filter(
    (key) => !OTHER_FOLDERS.some((folder) => key.startsWith(folder)),
  );
  const findings: Finding[] = [];
  // Every key that a channel needs, with what repairs it; what is live comes first.
  const needed = new Map<string, string>();
  const need = (key: string, fix: string) => !needed.has(key) && needed.set(key, fix) !== undefined;
  const blobs = new Map<BlobHash, string>();
  const needBlob = (hash: BlobHash | undefined, fix: string) => {
    if (hash !== undefined && need(blobKey(hash), fix)) blobs.set(hash, fix);
  };
  const needBody = ({ identity, br, gzip }: StoredBody, fix: string) =>
    [identity, br, gzip].forEach((hash) => needBlob(hash, fix));

  for (const channel of channelsOf(keys)) {
    const { entries, findings: inLog } = await examineLog(store, channel);
    findings.push(...inLog);
    const flags = channel === 'production' ? '' : ` --channel ${channel}`;
    for (const [i, { release }] of entries.entries()) {
      const isLive = i === 0;
      const key = `releases/${release}.json`;
      const rollback = `site rollback${flags}, then publish again what it took back`;
      if (!need(key, isLive ? rollback : HISTORY_FIX)) continue;
      const record = await checked(key, () => getRelease(store, release));
      if (record) await needRelease(record, isLive ? flags : undefined);
    }
  }
  const runLimited = limit(BLOBS_AT_ONCE);
  await Promise.all(
    [...blobs.keys()].map((hash) => runLimited(() => checked(blobKey(hash), () => readBlob(store, hash)))),
  );
  // A record that cannot be read may need any of the others: then none can be called stray.
  const isComplete = findings.every((finding) => !isSerious(finding) || finding.at.startsWith('blobs/'));
  for (const key of isComplete ? keys : []) {
    if (key.startsWith('channels/') || needed.has(key)) continue;
    const fix = releaseIdOf(key) ? GC_FIX : undefined;
    findings.push(stray(key, 'No channel needs it.', fix));
  }
  return findings;

  async function needRelease({ versions, pages, files }: Release, liveFlags: string | undefined) {
    const compose = liveFlags === undefined ? HISTORY_FIX : `site compose${liveFlags}`;
    for (const { html } of Object.values(pages)) needBody(html, compose);
    for (const { body } of Object.values(files)) needBody(body, compose);
    for (const [section, id] of Object.entries(versions)) {
      const fix =
        liveFlags === undefined
          ? HISTORY_FIX
          : `npx nx build ${section} && site publish ${section}${liveFlags}`;
      const key = `versions/${section}/${id}.json`;
      if (!need(key, fix)) continue;
      const version = await checked(key, () => getVersion(store, section, id));
      if (version) needVersion(version, fix);
    }
  }

  function needVersion({ files, server, inlineLoader }: SectionVersion, fix: string) {
    for (const body of Object.values(files)) needBody(body, fix);
    needBlob(server, fix);
    needBlob(inlineLoader, fix);
  }

  async function checked<T>(at: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!isCorruption(error)) throw error;
      const state = keys.includes(at) ? 'damaged' : 'missing';
      findings.push({ state, at, problem: error.message, fix: needed.get(at)! });
      return undefined;
    }
  }
}

const channelsOf = (keys: readonly string[]) =>
  new Set(keys.flatMap((key) => /^channels\/([a-z][a-z0-9-]*)\//.exec(key)?.[1] ?? []));
