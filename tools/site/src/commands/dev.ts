import { SHELL } from '@vantedge/federation-contract';
import type { Command } from '../command.ts';
import { DEV_PORTS, startDevServers } from '../dev/dev-servers.ts';
import { gateway } from '../dev/gateway.ts';
import { head } from '../release/channel.ts';
import { listen } from '../serve/listen.ts';
import { startServer } from '../serve/server.ts';
import { SiteError } from '../site-error.ts';
import { diskStore } from '../store/disk-store.ts';
import { portNumber } from './serve.ts';

export const dev: Command = {
  name: 'dev',
  summary: 'work on all sections, or some, with hot reload in the composed page',
  usage: '[<section…>]',
  options: { port: { type: 'string', help: 'port to listen on', default: '4200' } },
  async run({ names, text }) {
    const unknown = names.filter((name) => !(name in DEV_PORTS));
    if (unknown.length) {
      throw new SiteError('USAGE', `There is no section '${unknown[0]}'.`, {
        mend: `site dev ${Object.keys(DEV_PORTS).join(' ')}`,
      });
    }
    const working = names.length ? names : Object.keys(DEV_PORTS);
    const store = diskStore(text('store'));
    const published = await head(store, text('channel'));
    if (names.length && !published) {
      throw new SiteError(
        'NOTHING_PUBLISHED',
        'The other sections come from the last composed site, and there is none.',
        {
          mend: 'npm run build && npm run site -- publish shell solutions stories pricing',
        },
      );
    }
    const composed = published && (await startServer({ store, channel: text('channel'), port: 0 }));
    const url = await listen(
      gateway(working, composed && Number(new URL(composed.url).port)),
      'localhost',
      portNumber(text('port')),
    );
    await startDevServers([SHELL, ...working.filter((name) => name !== SHELL)]);
    return { text: `Working on ${working.join(', ')} at ${url}`, json: { url, working } };
  },
};
