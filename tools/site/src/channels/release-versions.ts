import type { LogEntry, Settings } from '@vantedge/release';
import { changedUrls } from '@vantedge/release/live';
import { type ChannelRequest, commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';
import { ANY_VERSION, assertExpected, type Expectation } from './expectation.ts';
import { assertNotExpired, newestPushes, type Versions } from './pushed-versions.ts';

export interface Released {
  entry: LogEntry;
  rendered: string[];
  /** URLs to purge from a cache: those whose response differs from the release that was live before. */
  changedUrls: string[];
  /** False if these versions were already live: the log then has no new entry. */
  changed: boolean;
  /** Problems that do not prevent the release. */
  warnings: string[];
}

export interface ReleaseRequest extends ChannelRequest {
  /** Version id of each section to release. All must be stored. */
  versions: Versions;
  /** Live versions that may be replaced. Default: any. */
  expectation?: Expectation | undefined;
  /** Folder of the clone that knows the commits of the versions. */
  folder?: string;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
}

/**
 * Composes stored versions on the live release, checks the result and appends it to the channel's log in one step. A failure at any
 * point leaves the live release unchanged. Needs no builds. Creates keys below `blobs/`, `encodings/`, `pages/`, `releases/` and
 * `channels/` only.
 */
export async function releaseVersions({
  versions,
  expectation = ANY_VERSION,
  folder = process.cwd(),
  initialSettings,
  ...request
}: ReleaseRequest): Promise<Released> {
  const { store, channel } = request;
  const now = new Date();
  const pushes = await newestPushes(store, versions);
  // After a lost race, pages that the first round rendered are known.
  const rendered = new Set<string>();
  const { entry, changed, next } = await commitRelease({
    ...request,
    now: () => now,
    async build(base, live) {
      const liveVersions = base?.versions ?? {};
      await assertNotExpired({ store, channel, versions, liveVersions });
      await assertExpected({ store, channel, live, liveVersions, versions, expectation, folder });
      const composition = await composeNext({
        ...request,
        versions: { ...liveVersions, ...versions },
        base,
        initialSettings,
        now,
      });
      for (const path of composition.rendered) rendered.add(path);
      const urls = changedUrls(base, composition.release);
      return {
        ...composition,
        action: 'publish',
        sections: Object.keys(versions),
        pushes,
        changedUrls: urls,
      };
    },
  });
  return {
    entry,
    changed,
    rendered: [...rendered],
    changedUrls: next.changedUrls,
    warnings: next.warnings,
  };
}
