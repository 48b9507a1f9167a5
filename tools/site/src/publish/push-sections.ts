import pLimit from 'p-limit';
import {
  type Provenance,
  type Push,
  putPush,
  putVersion,
  type SectionVersion,
  type Source,
} from '@vantedge/release';
import type { CommandLine, Warning } from '@vantedge/errors';
import { putBlob, putBody, type Store } from '@vantedge/store';
import type { Progress } from '../progress.ts';
import { type Build, readBuild } from './read-build.ts';
import { findSources } from './build-sources.ts';

export interface PushResult {
  /** Version id of each section. */
  versions: Record<string, string>;
  /** Claims in each build whose source is still to be supplied. */
  claims: Record<string, NonNullable<Source['claims']>>;
  /** Builds with changes that are not committed. */
  warnings: Warning[];
}

interface PushRequest {
  store: Store;
  /** Who runs the command. Without it, the push is not recorded. */
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  sections: readonly string[];
  /** Folder with the builds. */
  dist: string;
  now?: () => Date;
  /** Command line that repeats the command. */
  retryCommand?: CommandLine | undefined;
}

/**
 * Stores section builds as immutable versions. No channel changes, and no code of a section runs. Every build is verified before the
 * first is stored. The push is recorded if its provenance is known. Creates keys below `blobs/`, `encodings/`, and the sections' folders of
 * `versions/` only. Throws the errors of `readBuild`, and `BUILD_OUTDATED` for a build of other files than those of its checkout.
 */
export async function pushSections({
  store,
  sections,
  dist,
  provenance,
  now = () => new Date(),
  progress,
  retryCommand,
}: PushRequest): Promise<PushResult> {
  const builds: Build[] = [];
  const names = new Set(sections);
  const pushed: PushResult = { versions: {}, claims: {}, warnings: [] };
  const countBuild = progress?.phase('read builds', names.size);
  for (const section of names) {
    builds.push(await readBuild(dist, section));
    countBuild?.();
  }
  const sources = findSources(builds, dist, retryCommand);
  const countVersion = progress?.phase('store versions', names.size);
  for (const build of builds) {
    const section = build.record.name;
    const version = await storeVersion(store, build);
    countVersion?.();
    pushed.versions[section] = version;
    const source = sources.get(section);
    if (source?.claims) pushed.claims[section] = source.claims;
    if (source?.dirty)
      pushed.warnings.push({ text: `${section}@${version} was built from uncommitted changes.` });
    if (!provenance) continue;
    const push: Push = { ...provenance, at: now().toISOString(), ...(source && { source }) };
    await putPush(store, { section, version }, push);
  }
  return pushed;
}

/** File formats that are already compressed. */
const PRECOMPRESSED = /\.(avif|jpg|pdf|png|webp|woff2)$/;

const FILES_AT_ONCE = 8;

/** Stores a build as an immutable version and returns its id. Identical builds have the same id. */
export async function storeVersion(
  store: Store,
  { record, files, server, inlineLoader, consentLoader, maps }: Build,
): Promise<string> {
  const bodies: SectionVersion['files'] = {};
  // Several at once, because every write to S3 waits for its service.
  await pLimit(FILES_AT_ONCE).map(files, async ([name, bytes]) => {
    bodies[name] = await putBody(store, bytes, { compression: PRECOMPRESSED.test(name) ? 'none' : 'best' });
  });
  const sourceMaps: SectionVersion['maps'] = {};
  await pLimit(FILES_AT_ONCE).map(maps, async ([name, bytes]) => {
    sourceMaps[name] = await putBlob(store, bytes);
  });
  return putVersion(store, {
    section: record.name,
    build: record,
    files: bodies,
    server: await putBlob(store, server),
    ...(inlineLoader ? { inlineLoader: await putBlob(store, inlineLoader) } : {}),
    ...(consentLoader ? { consentLoader: await putBlob(store, consentLoader) } : {}),
    ...(maps.size ? { maps: sourceMaps } : {}),
  });
}
