import { parseExpectation } from '../channels/expectation.ts';
import { readSettings } from '../channels/settings.ts';
import { publishSections } from '../publish/publish-sections.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { EXPECT, type ReleaseOptions, SETTINGS } from './release.ts';
import { placeholderLines, releaseReport, renderedLine, warningLines } from './report-lines.ts';

interface Options extends ReleaseOptions {
  dist: string;
}

export const publish = () =>
  new SiteCommand('publish')
    .description('push and release section builds in one command')
    .argument('<sections...>', 'sections that were built')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .option(...SETTINGS)
    .option(...EXPECT)
    .example('site publish stories')
    .changes(async ({ options, isDryRun, ...site }: Changing<Options>, sections: string[]) => {
      const result = await publishSections({
        ...site,
        sections,
        dist: options.dist,
        initialSettings: () => readSettings(options.settings),
        expectation: parseExpectation(options.expect ?? [], sections),
      });
      const { entry, changed, versions, rendered, changedUrls, placeholders, warnings } = result;
      const published = Object.entries(versions).map(([section, version]) => `${section} ${version}`);
      return releaseReport(
        { channel: site.channel, entry, changed, isDryRun },
        [
          `  published  ${published.join(', ')}`,
          renderedLine(rendered),
          ...warningLines(warnings),
          ...placeholderLines(placeholders, options.verbose),
        ],
        { versions, rendered, changedUrls, placeholders, warnings },
      );
    });
