import { parseExpectation } from '../channels/expectation.ts';
import { formatVersion, parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { releaseVersions } from '../channels/release-versions.ts';
import { readSettings } from '../channels/settings.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport, renderedLine, warningLines } from './report-lines.ts';

/** Options of commands that release versions. */
export interface ReleaseOptions {
  expect?: string[];
  settings?: string;
}

export const EXPECT = [
  '--expect <section@version>',
  'fail unless this version of a section is live; repeat it per section; any: replace whatever is live',
  (value: string, before: string[] = []) => [...before, value],
] as const;

export const SETTINGS = [
  '--settings <file>',
  'settings of a channel that has none yet (default: site.json)',
] as const;

export const release = () =>
  new SiteCommand('release')
    .description('put pushed versions live, and render the pages that change')
    .argument('<versions...>', 'versions from site push, as in stories@5023f13c42c187c6; 4 digits are enough')
    .option(...SETTINGS)
    .option(...EXPECT)
    .example('site release stories@5023f13c')
    .changes(async ({ options, isDryRun, ...site }: Changing<ReleaseOptions>, names: string[]) => {
      const references = names.map((name) => parseVersion(name));
      const sections = references.map(({ section }) => section);
      const versions = await resolveVersions(site.store, references);
      const released = Object.entries(versions).map(([section, version]) => formatVersion(section, version));
      const { entry, changed, rendered, changedUrls, warnings } = await releaseVersions({
        ...site,
        versions,
        expectation: parseExpectation(options.expect ?? [], sections),
        initialSettings: () => readSettings(options.settings),
      });
      return releaseReport(
        { channel: site.channel, entry, changed, isDryRun },
        [`  released   ${released.join(', ')}`, renderedLine(rendered), ...warningLines(warnings)],
        { versions, rendered, changedUrls, warnings },
      );
    });
