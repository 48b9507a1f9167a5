import { readFile } from 'node:fs/promises';
import { parseSettings, type Settings, SiteError } from '@vantedge/release';

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
