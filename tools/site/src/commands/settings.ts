import type { Command } from '@vantedge/cli';
import { getRelease, settingsOf, SiteError } from '@vantedge/release';
import { liveEntry } from '@vantedge/release/live';
import { openStore } from '@vantedge/release/store';
import { applySettings } from '../settings/apply-settings.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport, warningLines } from './release-report.ts';
import { readSettings } from '../settings/read-settings.ts';

export const settings: Command = {
  name: 'settings',
  summary: 'show the settings of the live release, or release it with others',
  usage: '[apply <file>]',
  options: CHANGE_OPTIONS,
  async run(arguments_) {
    const { names, text, progress } = arguments_;
    const [action, file, ...more] = names;
    const channel = text('channel');
    if (action === undefined) {
      const store = openStore(text('store'));
      const { release } = await liveEntry(store, channel);
      const found = settingsOf(await getRelease(store, release));
      return { text: JSON.stringify(found, undefined, 2), json: found };
    }
    if (action !== 'apply' || file === undefined || more.length) {
      throw new SiteError('USAGE', 'Expected no arguments, or apply <file>.', {
        fix: 'site settings apply site.json',
      });
    }
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const settings = await readSettings(file);
    const { entry, changed, rendered, warnings } = await applySettings({
      store,
      channel,
      settings,
      provenance,
      progress,
    });
    return releaseReport(
      { channel, entry, changed, isDryRun },
      [`  rendered   ${rendered.length} pages`, ...warningLines(warnings)],
      { rendered, warnings },
    );
  },
};
