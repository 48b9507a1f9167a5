import { composeRelease } from '../compose/compose-release.ts';
import type { Command } from '@vantedge/cli';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseLine } from './release-report.ts';
import { commitRelease } from '../publish/commit-release.ts';
import { readSiteFile } from '../read-site-file.ts';
import { SiteError } from '@vantedge/release';

export const compose: Command = {
  name: 'compose',
  summary: 'render all pages of the live versions again',
  usage: '',
  options: CHANGE_OPTIONS,
  async run(arguments_) {
    const { text } = arguments_;
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const site = await readSiteFile();
    let rendered: string[] = [];
    const { entry, changed } = await commitRelease({
      store,
      channel: text('channel'),
      provenance,
      now: () => new Date(),
      async build(base) {
        if (!base) {
          throw new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${text('channel')}' yet.`, {
            fix: 'site publish shell <section…>',
          });
        }
        // Pages whose content is unchanged keep their modification date.
        const {
          release,
          rendered: paths,
          checks,
        } = await composeRelease({
          store,
          versions: base.versions,
          base: { ...base, versions: {} },
          ...site,
          now: new Date().toISOString(),
        });
        rendered = paths;
        return { release, action: 'compose', sections: [], checks };
      },
    });
    return {
      text: [
        releaseLine(text('channel'), { entry, changed }, isDryRun),
        `  rendered   ${rendered.length} pages`,
      ].join('\n'),
      json: { entry, changed, rendered, dryRun: isDryRun },
    };
  },
};
