import { Argument } from 'commander';
import { getRelease, settingsOf } from '@vantedge/release';
import { liveEntry } from '@vantedge/release/live';
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
