import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { type Push, putPush, putVersion, type SectionVersion } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { putBlob, putBody, type Store } from '@vantedge/store';
import type { ChannelRequest, Committed } from '../channels/commit-release.ts';
import { type ReleaseRequest, releaseVersions } from '../channels/release-versions.ts';
import { isGuarded } from '../channels/safeguards.ts';
import { type Build, readBuild } from './read-build.ts';

export interface Pushed {
  /** Version id of each section. */
  versions: Record<string, string>;
  /** Number of records with placeholder copy, by file of libs/content. */
  placeholders: Record<string, number>;
  /** Builds that are older than their sources. */
  warnings: string[];
}

interface PushRequest extends Pick<ChannelRequest, 'store' | 'provenance' | 'progress'> {
  sections: readonly string[];
  /** Folder with the builds. */
  dist: string;
  now?: () => Date;
  /** Command line that repeats the command. With it, a build that is older than its sources is refused: `BUILD_STALE`. */
  refuseStale?: string | undefined;
}

/**
 * Stores section builds as immutable versions. No channel changes, and no code of a section runs. Every build is verified before the
 * first is stored. The push is recorded if its provenance is known. Creates keys below `blobs/`, `encodings/`, and the sections' folders of `versions/` only.
 */
export async function pushSections({
  store,
  sections,
  dist,
  provenance,
  now = () => new Date(),
  progress,
  refuseStale,
}: PushRequest): Promise<Pushed> {
  const builds: Build[] = [];
  const names = new Set(sections);
  const pushed: Pushed = { versions: {}, placeholders: await countPlaceholders(), warnings: [] };
  const countBuild = progress?.phase('read builds', names.size);
  for (const section of names) {
    builds.push(await readBuild(dist, section));
    const warning = await staleBuildWarning(dist, section);
    if (warning) pushed.warnings.push(warning);
    countBuild?.();
  }
  if (refuseStale !== undefined && pushed.warnings.length) {
    throw new SiteError('BUILD_STALE', `${pushed.warnings.join('; ')}. --allow-dirty permits it.`, {
      at: dist,
      fix: `npx nx run-many -t build -p ${[...names].join(' ')} && ${refuseStale}`,
    });
  }
  const countVersion = progress?.phase('store versions', names.size);
  for (const build of builds) {
    const section = build.record.name;
    const version = await storeVersion(store, build);
    countVersion?.();
    pushed.versions[section] = version;
    if (!provenance) continue;
    const push: Push = { ...provenance, at: now().toISOString() };
    await putPush(store, { section, version }, push);
  }
  return pushed;
}

/**
 * A warning if a section's build is older than its sources, `apps/<section>/src` and `libs/content/<section>/src`; undefined if it is
 * not, or the folders do not exist. Compares file times only, so changes of shared libraries are not noticed.
 */
export async function staleBuildWarning(
  dist: string,
  section: string,
  workspace: string = process.cwd(),
): Promise<string | undefined> {
  const builtAt = (await stat(path.join(dist, section, 'section.json'))).mtimeMs;
  for (const folder of [`apps/${section}/src`, `libs/content/${section}/src`]) {
    const names = await readdir(path.join(workspace, folder), { recursive: true }).catch(() => []);
    for (const name of names) {
      const found = await stat(path.join(workspace, folder, name));
      if (found.isFile() && found.mtimeMs > builtAt)
        return `${path.join(dist, section)} is older than ${path.join(folder, name)}`;
    }
  }
  return undefined;
}

/** Marks a record with placeholder copy. */
const PLACEHOLDER = /\bsource: 'placeholder'/g;

/** Number of records with placeholder copy in the workspace's content, by file. */
export async function countPlaceholders(workspace: string = process.cwd()): Promise<Record<string, number>> {
  const folder = 'libs/content';
  const counts: Record<string, number> = {};
  const names = await readdir(path.join(workspace, folder), { recursive: true }).catch(() => []);
  for (const name of names.filter((name) => /^[^/]+\/src\/.*(?<!\.test)\.ts$/.test(name)).sort()) {
    const text = await readFile(path.join(workspace, folder, name), 'utf8');
    const count = text.match(PLACEHOLDER)?.length;
    if (count) counts[path.join(folder, name)] = count;
  }
  return counts;
}

/** File formats that are already compressed. */
const PRECOMPRESSED = /\.(avif|jpg|pdf|png|webp|woff2)$/;

const FILES_AT_ONCE = 8;

/** Stores a build as an immutable version and returns its id. Identical builds have the same id. */
export async function storeVersion(
  store: Store,
  { record, files, server, inlineLoader, maps }: Build,
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
    ...(maps.size ? { maps: sourceMaps } : {}),
  });
}

export type Published = Pushed & Committed;

type PublishRequest = PushRequest & Omit<ReleaseRequest, 'versions'>;

/** Pushes section builds and releases them: `site push` and `site release` in one command, on one machine. */
export async function publishSections({
  sections,
  dist,
  now,
  ...request
}: PublishRequest): Promise<Published> {
  const { retryCommand = `site publish ${sections.join(' ')}` } = request;
  const refuseStale = isGuarded(request) ? retryCommand : undefined;
  const pushed = await pushSections({ ...request, sections, dist, now, refuseStale });
  const released = await releaseVersions({ ...request, versions: pushed.versions });
  return { ...pushed, ...released, warnings: [...pushed.warnings, ...released.warnings] };
}
