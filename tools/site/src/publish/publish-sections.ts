import { type Released, type ReleaseRequest, releaseVersions } from '../channels/release-versions.ts';
import { type Pushed, type PushRequest, pushSections } from './push-sections.ts';

export type Published = Pushed & Released;

type PublishRequest = PushRequest & Omit<ReleaseRequest, 'versions'>;

/** Pushes section builds and releases them: `site push` and `site release` in one command, on one machine. */
export async function publishSections({
  sections,
  dist,
  now,
  ...request
}: PublishRequest): Promise<Published> {
  const { store, provenance, progress } = request;
  const pushed = await pushSections({ store, sections, dist, provenance, progress, now });
  const released = await releaseVersions({ ...request, versions: pushed.versions });
  return { ...pushed, ...released, warnings: [...pushed.warnings, ...released.warnings] };
}
