import { readFile } from 'node:fs/promises';
import { parseSettings, type Settings } from '@vantedge/release';
import { command, SiteError } from '@vantedge/errors';
import { liveEntry } from '@vantedge/release/live';
import { commit } from './commit.ts';
import type { ChannelRequest, CommitResult } from './requests.ts';

/** File with the settings of a new channel. */
const SETTINGS_FILE = 'site.json';

/**
 * Reads a settings file. Without a name, reads `site.json`, which may be missing. Throws `SETTINGS_INVALID` or
 * `SETTINGS_NOT_FOUND`.
 */
export async function readSettings(file?: string): Promise<Settings> {
  const name = file ?? SETTINGS_FILE;
  const json = await readFile(name, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (file === undefined && cause.code === 'ENOENT') return '{}';
    throw new SiteError('SETTINGS_NOT_FOUND', `${name} cannot be read: ${cause.message}.`, {
      at: name,
      fix: [`create ${name}, for example from the output of:`, command('site', 'settings', '--json')],
      cause,
    });
  });
  return parseSettings(json, name);
}

/**
 * Releases the live versions with other settings. Throws `CHANNEL_EMPTY` without a live release, and `CONFLICT` if another command
 * changes the settings at the same time.
 */
export async function applySettings({
  settings,
  ...given
}: ChannelRequest & { settings: Settings }): Promise<CommitResult> {
  await liveEntry(given.store, given.channel);
  const request = { ...given, retryCommand: command('site', 'settings') };
  return commit(request, async ({ base }) => ({
    entry: { action: 'settings', sections: [] },
    compose: { versions: base!.versions, settings },
  }));
}
