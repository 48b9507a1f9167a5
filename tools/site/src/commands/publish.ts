import { type Command, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { parseExpectation } from '../publish/expectation.ts';
import { placeholderLines } from '../publish/placeholder-lines.ts';
import { publishSections } from '../publish/publish-sections.ts';
import { readSettings } from '../settings/read-settings.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { expectOption } from './expect-option.ts';
import { settingsOption } from './settings-option.ts';
import { releaseReport, renderedLine, warningLines } from './release-report.ts';

export const publish: Command = {
  name: 'publish',
  summary: 'push and release section builds in one command',
  usage: '<section…>',
  options: {
    dist: { type: 'string', help: 'folder with the builds', default: 'dist' },
    settings: settingsOption,
    verbose: { type: 'boolean', help: 'show progress, and every file with placeholder copy' },
    expect: expectOption,
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, value, flag, list, progress } = arguments_;
    if (!names.length) {
      throw new SiteError('USAGE', 'Missing <section>.', { fix: 'site publish stories' });
    }
    const expectation = parseExpectation(list('expect'), names);
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const result = await publishSections({
      store,
      channel: text('channel'),
      sections: names,
      dist: text('dist'),
      initialSettings: () => readSettings(value('settings')),
      provenance,
      expectation,
      progress,
      flags: formatOptions(arguments_, 'dist', 'store', 'channel', 'expect'),
    });
    const { entry, changed, versions, rendered, changedUrls, placeholders, warnings } = result;
    const published = Object.entries(versions).map(([section, version]) => `${section} ${version}`);
    return releaseReport(
      { channel: text('channel'), entry, changed, isDryRun },
      [
        `  published  ${published.join(', ')}`,
        renderedLine(rendered),
        ...warningLines(warnings),
        ...placeholderLines(placeholders, flag('verbose')),
      ],
      { versions, rendered, changedUrls, placeholders, warnings },
    );
  },
};
