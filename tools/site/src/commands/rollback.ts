import { type Command, formatOptions } from '@vantedge/cli';
import { rollBackSite } from '../publish/roll-back.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport } from './release-report.ts';
import { SiteError } from '@vantedge/release';

export const rollback: Command = {
  name: 'rollback',
  summary: 'restore the previous release, or one section of it',
  usage: '[<section>]',
  options: {
    verify: { type: 'boolean', help: 'read every file, and skip releases with any damage' },
    to: { type: 'string', help: 'release to restore, for the site or the section' },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, value, flag, progress } = arguments_;
    if (names.length > 1) {
      throw new SiteError('USAGE', 'Too many arguments: name one section, or none for the whole site.', {
        fix: 'site rollback stories',
      });
    }
    const flags = formatOptions(arguments_, 'store', 'channel');
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    progress.phase('find the release to restore');
    const channel = text('channel');
    const options = { store, channel, flags, provenance, progress, verify: flag('verify') };
    const to = value('to');
    const { entry, changed, rendered } = names[0]
      ? await (await composing()).rollBackSection(options, names[0], to)
      : await rollBackSite(options, to);
    return releaseReport(
      { channel, entry, changed, isDryRun },
      [
        `  rolled back  ${changed ? entry.sections.join(', ') : 'nothing: it is already live'}`,
        `  rendered     ${rendered.join(', ') || 'no pages: the documents of that release are reused'}`,
      ],
      { rendered },
    );
  },
};

// Imported when needed, because a rollback of the whole site composes nothing.
const composing = () => import('../publish/roll-back-section.ts');
