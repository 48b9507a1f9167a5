import { type Command, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { removeSection } from '../channels/remove-section.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport, renderedLine } from './release-report.ts';

export const remove: Command = {
  name: 'remove',
  summary: 'retire a section: release the site without its pages',
  usage: '<section>',
  options: {
    redirect: { type: 'string', help: 'path to which visitors of its pages are redirected' },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, value, progress } = arguments_;
    const [section] = names;
    if (section === undefined || names.length > 1) {
      throw new SiteError('USAGE', 'Name one section.', { fix: 'site remove stories --redirect /' });
    }
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const { entry, changed, paths, rendered } = await removeSection({
      store,
      channel: text('channel'),
      section,
      redirectTo: value('redirect'),
      provenance,
      progress,
      flags: formatOptions(arguments_, 'redirect', 'store', 'channel'),
    });
    return releaseReport(
      { channel: text('channel'), entry, changed, isDryRun },
      [`  removed    ${section}: ${paths.join(', ')}`, renderedLine(rendered)],
      { section, paths, rendered },
    );
  },
};
