import { pushSections } from '../../publish/push-sections.ts';
import { releaseVersions } from '../release-versions.ts';
import type { ReleaseRequest } from '../requests.ts';

interface PublishRequest extends Omit<ReleaseRequest, 'versions'> {
  sections: readonly string[];
  /** Folder with the builds. */
  dist: string;
}

/** Pushes section builds and releases them, as `site publish` does. */
export async function publishSections({ sections, dist, ...request }: PublishRequest) {
  const pushed = await pushSections({ ...request, sections, dist });
  const released = await releaseVersions({ ...request, versions: pushed.versions });
  return { ...released, warnings: [...pushed.warnings, ...released.warnings] };
}
