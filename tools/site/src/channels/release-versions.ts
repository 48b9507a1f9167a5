import { commit } from './commit.ts';
import { assertExpected } from './expectation.ts';
import { assertNotExpired, newestPushes } from './pushed-versions.ts';
import type { CommitResult, ReleaseRequest } from './requests.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

/**
 * Puts stored versions live. Needs no builds. Throws `VERSION_EXPIRED`, and the errors of `assertBuiltForVisitors`, `assertExpected` and
 * `commit`.
 */
export async function releaseVersions(request: ReleaseRequest): Promise<CommitResult> {
  const { store, channel, versions, initialSettings } = request;
  const pushes = await newestPushes(store, versions);
  return commit(request, async ({ base, live }) => {
    const liveVersions = base?.versions ?? {};
    await assertNotExpired({ store, channel, versions, liveVersions });
    await assertBuiltForVisitors(request, versions, liveVersions);
    await assertExpected(request, base && live);
    return {
      entry: { action: 'publish', sections: Object.keys(versions), pushes },
      compose: {
        versions: { ...liveVersions, ...versions },
        settings: base ? undefined : await initialSettings?.(),
      },
    };
  });
}
