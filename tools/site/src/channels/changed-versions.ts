import { changedVersions, type Release } from '@vantedge/release';
import { command, type CommandLine } from '@vantedge/errors';
import { formatVersion, type Versions } from './pushed-versions.ts';

/** Names of the sections whose version differs between two releases, sorted. */
export const changedSections = (
  before: Pick<Release, 'versions'> | undefined,
  after: Pick<Release, 'versions'>,
): string[] => changedVersions(before?.versions, after.versions).map(({ name }) => name);

/**
 * The command that composes a preview again on the live release of a channel: names exactly the versions that the preview changed, so
 * that it undoes nothing else.
 */
export function previewCommand(
  name: string,
  channel: string,
  before: Versions | undefined,
  after: Versions,
): CommandLine {
  const versions = changedVersions(before, after).flatMap(({ name: section, after: id }) =>
    id === undefined ? [] : formatVersion(section, id),
  );
  return command('site', 'preview', ...versions, '--name', name, ...channelOption(channel));
}

/** The option of a channel that is not the default. */
export const channelOption = (channel: string): string[] =>
  channel === 'production' ? [] : ['--channel', channel];
