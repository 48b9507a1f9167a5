import { type Command, commandLine, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { parseExpectation } from '../publish/expectation.ts';
import { releaseVersions } from '../publish/release-versions.ts';
import { formatVersion, parseVersion, resolveVersions } from '../publish/version-references.ts';
import { readSettings } from '../settings/read-settings.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { expectOption } from './expect-option.ts';
import { settingsOption } from './settings-option.ts';
import { releaseReport, renderedLine, warningLines } from './release-report.ts';

export const release: Command = {
  name: 'release',
  summary: 'put pushed versions live, and render the pages that change',
  usage: '<section@version…>',
  options: {
    expect: expectOption,
    settings: settingsOption,
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, value, list, progress } = arguments_;
    if (!names.length) {
      throw new SiteError('USAGE', 'Missing <section@version>.', {
        fix: 'site release $(site push stories)',
      });
    }
    const references = names.map((name) => parseVersion(name));
    const sections = references.map(({ section }) => section);
    const expectation = parseExpectation(list('expect'), sections);
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const versions = await resolveVersions(store, references);
    const released = Object.entries(versions).map(([section, version]) => formatVersion(section, version));
    const { entry, changed, rendered, changedUrls, warnings } = await releaseVersions({
      progress,
      store,
      channel: text('channel'),
      versions,
      provenance,
      expectation,
      initialSettings: () => readSettings(value('settings')),
      retryCommand: commandLine(
        'site release',
        ...released,
        formatOptions(arguments_, 'store', 'channel', 'expect'),
      ),
    });
    return releaseReport(
      { channel: text('channel'), entry, changed, isDryRun },
      [`  released   ${released.join(', ')}`, renderedLine(rendered), ...warningLines(warnings)],
      { versions, rendered, changedUrls, warnings },
    );
  },
};
