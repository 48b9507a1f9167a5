import { composeRelease } from '../compose/compose-release.ts';
import type { Command } from '@vantedge/cli';
import { commitRelease } from '../publish/commit-release.ts';
import { readSiteFile } from '../read-site-file.ts';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';

export const compose: Command = {
  name: 'compose',
  summary: 'render all pages of the live versions again',
  usage: '',
  options: {},
  async run({ text }) {
    const store = openStore(text('store'));
    const site = await readSiteFile();
    let rendered: string[] = [];
    const { entry, changed } = await commitRelease({
      store,
      channel: text('channel'),
      now: () => new Date(),
      async build(base) {
        if (!base) {
          throw new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${text('channel')}' yet.`, {
            fix: 'site publish shell <section…>',
          });
        }
        // Pages whose content is unchanged keep their modification date.
        const { release, rendered: paths } = await composeRelease({
          store,
          versions: base.versions,
          base: { ...base, versions: {} },
          ...site,
          now: new Date().toISOString(),
        });
        rendered = paths;
        return { release, action: 'compose', sections: [] };
      },
    });
    return {
      text: [
        `${text('channel')} ${entry.number}: release ${entry.release}${changed ? '' : ' is already live: no change'}`,
        `  rendered   ${rendered.length} pages`,
      ].join('\n'),
      json: { entry, changed, rendered },
    };
  },
};
