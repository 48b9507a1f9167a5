import type { Terminal } from '@vantedge/errors';

/** Where the `site` command looks without `--store`. */
export const DEFAULT_STORE = '.store';

export const DEFAULT_CHANNEL = 'production';

interface Options {
  store: string;
  channel: string;
  leads?: string | boolean;
}

/** The options that printed commands repeat: those that are not the defaults. The URL of a database may contain a password. */
export function getTerminal({ store, channel, leads }: Options): Terminal {
  return {
    ...(store !== DEFAULT_STORE && { store }),
    ...(channel !== DEFAULT_CHANNEL && { channel }),
    ...(typeof leads === 'string' && { leads: leads.includes(':') ? '<database>' : leads }),
  };
}
