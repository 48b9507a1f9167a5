import { Argument } from 'commander';
import { getRelease } from '@vantedge/release';
import { command, usageError } from '@vantedge/errors';
import { liveEntry } from '@vantedge/release/live';
import { applySettings, readSettings } from '../channels/settings.ts';
import { type WriteContext, SiteCommand } from '../site-command.ts';
import { changeReport } from './report.ts';

export const settings = () =>
  new SiteCommand('settings')
    .description('show the live settings, or apply a settings file')
    .addArgument(new Argument('[action]', 'show the settings, or apply those of a file').choices(['apply']))
    .argument('[file]', 'settings to apply')
    .example('site settings apply site.json')
    .changes(async (site: WriteContext, action?: string, file?: string) => {
      if (action === undefined) {
        const { release } = await liveEntry(site.store, site.channel);
        const json = (await getRelease(site.store, release)).settings;
        return { text: JSON.stringify(json, undefined, 2), json };
      }
      if (file === undefined)
        throw usageError('Missing the file to apply.', command('site', 'settings', 'apply', 'site.json'));
      const result = await applySettings({ ...site, settings: await readSettings(file) });
      return changeReport(result, { ...site, lines: [] });
    });
