import type { Settings } from '@vantedge/release';
import { commitComposition } from './commit-composition.ts';
import type { ChannelRequest, Committed } from './commit-release.ts';
import { assertExpected, type Expectation } from './expectation.ts';
import { assertNotExpired, newestPushes, type Versions } from './pushed-versions.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

export interface ReleaseRequest extends ChannelRequest {
  /** Version id of each section to release. All must be stored. */
  versions: Versions;
  /** Live versions that may be replaced. Default: any. */
  expectation?: Expectation | undefined;
  /** Folder of the clone that knows the commits of the versions. Default: the working directory. */
  folder?: string;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
}

/**
 * Puts stored versions live. Needs no builds. Throws `VERSION_EXPIRED`, and the errors of `assertBuiltForVisitors`, `assertExpected` and
 * `commitComposition`.
 */
export async function releaseVersions(request: ReleaseRequest): Promise<Committed> {
  const { store, channel, versions, initialSettings } = request;
  const pushes = await newestPushes(store, versions);
  return commitComposition(request, async (base, live) => {
    const liveVersions = base?.versions ?? {};
    await assertNotExpired({ store, channel, versions, liveVersions });
    await assertBuiltForVisitors(request, versions, liveVersions);
    await assertExpected(request, base && live);
    return {
      versions: { ...liveVersions, ...versions },
      settings: base ? undefined : await initialSettings?.(),
      action: 'publish',
      sections: Object.keys(versions),
      pushes,
    };
  });
}
