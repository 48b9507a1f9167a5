import { appendRelease, type AppendReleaseOptions, type CommittedRelease } from '../append-release.ts';

/** `appendRelease` for fake releases, which have no bytes to check. */
export const appendReleaseUnchecked = (
  options: Omit<AppendReleaseOptions, 'check'>,
): Promise<CommittedRelease> => appendRelease({ ...options, check: async () => undefined });
