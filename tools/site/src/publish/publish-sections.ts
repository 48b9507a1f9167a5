import { commandLine } from '@vantedge/cli';
import type { Settings } from '@vantedge/release';
import { type Pushed, type PushRequest, pushSections } from './push-sections.ts';
import type { Expectation } from './expectation.ts';
import { type Released, releaseVersions } from './release-versions.ts';

export type Published = Pushed & Released;

interface PublishRequest extends PushRequest {
  channel: string;
  /** Live versions that may be replaced. Default: any. */
  expectation?: Expectation | undefined;
  /** Command-line options for folders and channel, so that suggested commands can be run as printed. */
  flags?: string;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
}

/** Pushes section builds and releases them: `site push` and `site release` in one command, on one machine. */
export async function publishSections({
  channel,
  expectation,
  flags,
  initialSettings,
  ...push
}: PublishRequest): Promise<Published> {
  const { store, sections, provenance, progress } = push;
  const pushed = await pushSections(push);
  const released = await releaseVersions({
    store,
    channel,
    versions: pushed.versions,
    provenance,
    progress,
    expectation,
    initialSettings,
    retryCommand: commandLine('site publish', ...sections, flags),
  });
  return { ...pushed, ...released, warnings: [...pushed.warnings, ...released.warnings] };
}
