import type { Command } from '@vantedge/cli';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport, warningLines } from './release-report.ts';
import { commitRelease } from '../publish/commit-release.ts';
import { composeNext } from '../publish/compose-next.ts';
import { readSettings } from '../settings/read-settings.ts';
import { settingsOption } from './settings-option.ts';
import { SiteError } from '@vantedge/release';

export const compose: Command = {
  name: 'compose',
  summary: 'render the pages that a changed composer or damage affects',
  usage: '',
  options: {
    settings: settingsOption,
    'revert-composer': {
      type: 'boolean',
      help: 'compose with an earlier version of the composer, to undo a change of it',
    },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { text, value, flag, progress } = arguments_;
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const now = new Date();
    let rendered: string[] = [];
    let warnings: string[] = [];
    const { entry, changed } = await commitRelease({
      store,
      channel: text('channel'),
      provenance,
      now: () => now,
      async build(base) {
        if (!base) {
          throw new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${text('channel')}' yet.`, {
            fix: 'site publish shell <section…>',
          });
        }
        const { release, checks, ...result } = await composeNext({
          store,
          channel: text('channel'),
          versions: base.versions,
          base,
          initialSettings: () => readSettings(value('settings')),
          isRevert: flag('revert-composer'),
          verify: true,
          progress,
          now: now.toISOString(),
        });
        ({ rendered, warnings } = result);
        return { release, action: 'compose', sections: [], checks };
      },
    });
    return releaseReport(
      { channel: text('channel'), entry, changed, isDryRun },
      [`  rendered   ${rendered.length} pages`, ...warningLines(warnings)],
      { rendered, warnings },
    );
  },
};
