import { type Command, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { promotePreview } from '../channels/promote-preview.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport } from './release-report.ts';

export const promote: Command = {
  name: 'promote',
  summary: 'put the release of a preview live, unchanged',
  usage: '<preview>',
  options: { ...CHANGE_OPTIONS },
  async run(arguments_) {
    const [name] = arguments_.names;
    if (name === undefined || arguments_.names.length > 1) {
      throw new SiteError('USAGE', 'Name one preview.', { fix: 'site promote pr-123' });
    }
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    arguments_.progress.phase('verify and append the release');
    const flags = formatOptions(arguments_, 'store');
    const { entry, changed, channel } = await promotePreview({ store, name, provenance, flags });
    return releaseReport(
      { channel, entry, changed, isDryRun },
      [`  promoted   ${name}: ${entry.sections.join(', ')}`],
      { channel },
    );
  },
};
