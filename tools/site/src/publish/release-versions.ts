import type { Progress } from '@vantedge/cli';
import type { LogEntry, Provenance, Settings } from '@vantedge/release';
import { changedUrls } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { assertExpected } from './assert-expected.ts';
import { commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';
import { ANY_VERSION, type Expectation } from './expectation.ts';
import { newestPushes } from './newest-pushes.ts';
import { assertNotExpired } from './unreleased-versions.ts';

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

export interface ReleaseRequest {
  store: Store;
  channel: string;
  /** Version id of each section to release. All must be stored. */
  versions: Readonly<Record<string, string>>;
  provenance?: Provenance | undefined;
  /** Live versions that may be replaced. Default: any. */
  expectation?: Expectation | undefined;
  /** Folder of the clone that knows the commits of the versions. */
  folder?: string;
  /** Command line that repeats the command on the release that is live then. */
  retryCommand?: string | undefined;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
  progress?: Progress | undefined;
}

/**
 * Composes stored versions on the live release, checks the result and appends it to the channel's log in one step. A failure at any
 * point leaves the live release unchanged. Needs no builds. Creates keys below `blobs/`, `encodings/`, `pages/`, `releases/` and
 * `channels/` only.
 */
export async function releaseVersions({
  store,
  channel,
  versions,
  provenance,
  expectation = ANY_VERSION,
  folder = process.cwd(),
  retryCommand,
  initialSettings,
  progress,
}: ReleaseRequest): Promise<Released> {
  const now = new Date();
  const pushes = await newestPushes(store, versions);
  let rendered: string[] = [];
  let urls: string[] = [];
  let warnings: string[] = [];
  const { entry, changed } = await commitRelease({
    store,
    channel,
    retryCommand,
    provenance,
    now: () => now,
    async build(base, live) {
      const liveVersions = base?.versions ?? {};
      await assertNotExpired({ store, channel, versions, liveVersions });
      await assertExpected({ store, channel, live, liveVersions, versions, expectation, folder });
      const { release, checks, ...result } = await composeNext({
        store,
        channel,
        versions: { ...base?.versions, ...versions },
        base,
        initialSettings,
        now: now.toISOString(),
        progress,
      });
      // After a lost race, pages that the first round rendered are known.
      rendered = [...new Set([...rendered, ...result.rendered])];
      ({ warnings } = result);
      urls = changedUrls(base, release);
      return { release, action: 'publish', sections: Object.keys(versions), pushes, checks };
    },
  });
  return { entry, changed, rendered, changedUrls: urls, warnings };
}
