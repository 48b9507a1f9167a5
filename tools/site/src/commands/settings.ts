import { Argument } from 'commander';
import { getRelease, settingsOf } from '@vantedge/release';
import { liveEntry } from '@vantedge/release/live';
import { channelEmpty, commitRelease } from '../channels/commit-release.ts';
import { composeNext } from '../channels/compose-next.ts';
import { applySettings, readSettings } from '../channels/settings.ts';
import { type Changing, SiteCommand, usage } from '../site-command.ts';
import { releaseReport, warningLines } from './report-lines.ts';

export const settings = () =>
  new SiteCommand('settings')
    .description('show the settings of the live release, or release it with others')
    .addArgument(new Argument('[action]', 'show the settings, or apply those of a file').choices(['apply']))
    .argument('[file]', 'settings to apply')
    .example('site settings apply site.json')
    .changes(
      async ({ isDryRun, ...site }: Changing, action: string | undefined, file: string | undefined) => {
        const { store, channel } = site;
        if (action === undefined) {
          const { release } = await liveEntry(store, channel);
          const found = settingsOf(await getRelease(store, release));
          return { text: JSON.stringify(found, undefined, 2), json: found };
        }
        if (file === undefined) throw usage('Missing the file to apply.', 'site settings apply site.json');
        const applied = await applySettings({ ...site, settings: await readSettings(file) });
        const { entry, changed, rendered, warnings } = applied;
        return releaseReport(
          { channel, entry, changed, isDryRun },
          [`  rendered   ${rendered.length} pages`, ...warningLines(warnings)],
          { rendered, warnings },
        );
      },
    );

export const compose = () =>
  new SiteCommand('compose')
    .description('render the pages that a changed composer or damage affects')
    .option('--revert-composer', 'compose with an earlier version of the composer, to undo a change of it')
    .example('site compose')
    .changes(async ({ options, isDryRun, ...site }: Changing<{ revertComposer?: true }>) => {
      const { channel } = site;
      const now = new Date();
      const { entry, changed, next } = await commitRelease({
        ...site,
        now: () => now,
        async build(base) {
          if (!base) throw channelEmpty(channel);
          const composition = await composeNext({
            ...site,
            versions: base.versions,
            base,
            isRevert: options.revertComposer === true,
            verify: true,
            now,
          });
          return { ...composition, action: 'compose', sections: [] };
        },
      });
      const { rendered, warnings } = next;
      return releaseReport(
        { channel, entry, changed, isDryRun },
        [`  rendered   ${rendered.length} pages`, ...warningLines(warnings)],
        { rendered, warnings },
      );
    });
