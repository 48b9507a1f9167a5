import { readFile } from 'node:fs/promises';
import { type LogEntry, parseSettings, type Settings, SiteError } from '@vantedge/release';
import { channelEmpty, type ChannelRequest, commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';

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

export interface AppliedSettings {
  entry: LogEntry;
  /** False if these settings were already live. */
  changed: boolean;
  rendered: string[];
  warnings: string[];
}

interface ApplyRequest extends ChannelRequest {
  settings: Settings;
}

/**
 * Releases the live versions with other settings. Throws `CHANNEL_EMPTY` without a live release, and `CONFLICT` if another command
 * changes the settings at the same time.
 */
export async function applySettings({ settings, ...request }: ApplyRequest): Promise<AppliedSettings> {
  const now = new Date();
  const { entry, changed, next } = await commitRelease({
    ...request,
    retryCommand: 'site settings, then apply your change to them',
    now: () => now,
    async build(base) {
      if (!base) throw channelEmpty(request.channel);
      const { versions } = base;
      const composition = await composeNext({ ...request, versions, base, settings, now });
      return { ...composition, action: 'settings', sections: [] };
    },
  });
  return { entry, changed, rendered: next.rendered, warnings: next.warnings };
}
