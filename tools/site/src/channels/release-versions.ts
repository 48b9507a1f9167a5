import type { Settings } from '@vantedge/release';
import { commitComposition } from './commit-composition.ts';
import type { ChannelRequest, Committed } from './commit-release.ts';
import { ANY_VERSION, assertExpected, type Expectation } from './expectation.ts';
import { assertNotExpired, newestPushes, type Versions } from './pushed-versions.ts';

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

/** Puts stored versions live. Needs no builds. Throws the errors of `assertExpected` and `commitComposition`, and `VERSION_EXPIRED`. */
export async function releaseVersions({
  versions,
  expectation = ANY_VERSION,
  folder = process.cwd(),
  initialSettings,
  ...request
}: ReleaseRequest): Promise<Committed> {
  const { store, channel } = request;
  const pushes = await newestPushes(store, versions);
  return commitComposition(request, async (base, live) => {
    const liveVersions = base?.versions ?? {};
    await assertNotExpired({ store, channel, versions, liveVersions });
    await assertExpected({ store, channel, live, liveVersions, versions, expectation, folder });
    return {
      versions: { ...liveVersions, ...versions },
      settings: base ? undefined : await initialSettings?.(),
      action: 'publish',
      sections: Object.keys(versions),
      pushes,
    };
  });
}
