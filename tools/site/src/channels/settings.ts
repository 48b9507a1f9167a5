import { readFile } from 'node:fs/promises';
import { parseSettings, type Settings } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { liveEntry } from '@vantedge/release/live';
import { commitComposition, type Plan } from './commit-composition.ts';
import type { ChannelRequest } from './commit-release.ts';

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
      fix: `create ${name}, for example from the output of site settings --json`,
      cause,
    });
  });
  return parseSettings(json, name);
}

/**
 * Releases the live versions with other settings. Throws `CHANNEL_EMPTY` without a live release, and `CONFLICT` if another command
 * changes the settings at the same time.
 */
export const applySettings = ({ settings, ...request }: ChannelRequest & { settings: Settings }) =>
  releaseAgain({ ...request, retryCommand: 'site settings' }, { action: 'settings', settings });

/** Releases the live versions as this composer composes them, and repairs damage. Throws `CHANNEL_EMPTY` without a live release. */
export const composeAgain = (request: ChannelRequest) =>
  releaseAgain(request, { action: 'compose', verify: true });

async function releaseAgain(request: ChannelRequest, plan: Pick<Plan, 'action' | 'settings' | 'verify'>) {
  await liveEntry(request.store, request.channel);
  return commitComposition(request, async (base) => ({ versions: base!.versions, sections: [], ...plan }));
}
