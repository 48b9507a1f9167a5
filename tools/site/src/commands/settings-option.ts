import type { Command } from '@vantedge/cli';

/** The option `--settings <file>` of commands that can put the first release of a channel live. */
export const settingsOption: Command['options'][string] = {
  type: 'string',
  help: 'settings of a channel that has none yet (default: site.json)',
};
