import { parseExpectation } from '../channels/expectation.ts';
import { formatVersion, parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { releaseVersions } from '../channels/release-versions.ts';
import { readSettings } from '../channels/settings.ts';
import { publishSections, pushSections } from '../publish/push-sections.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { placeholderLines, releaseReport, renderedLine, warningLines } from './report-lines.ts';

/** Options of commands that release versions. */
interface ReleaseOptions {
  expect?: string[];
  settings?: string;
}

const EXPECT = [
  '--expect <section@version>',
  'fail unless this version of a section is live; repeat it per section; any: replace whatever is live',
  (value: string, before: string[] = []) => [...before, value],
] as const;

const SETTINGS = [
  '--settings <file>',
  'settings of a channel that has none yet (default: site.json)',
] as const;

export const publish = () =>
  new SiteCommand('publish')
    .description('push and release section builds in one command')
    .argument('<sections...>', 'sections that were built')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .option(...SETTINGS)
    .option(...EXPECT)
    .example('site publish stories')
    .changes(
      async (
        { options, isDryRun, ...site }: Changing<ReleaseOptions & { dist: string }>,
        sections: string[],
      ) => {
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
      },
    );

export const push = () =>
  new SiteCommand('push')
    .description('store section builds as versions, to release them later')
    .argument('<sections...>', 'sections that were built')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .example('site push stories')
    .changes(async ({ options, isDryRun, ...site }: Changing<{ dist: string }>, sections: string[]) => {
      const pushed = await pushSections({ ...site, sections, dist: options.dist });
      site.progress.end();
      const { versions, placeholders, warnings } = pushed;
      const references = Object.entries(versions).map(([section, version]) =>
        formatVersion(section, version),
      );
      // Standard output has the versions only, so that scripts can pass them to site release.
      if (isDryRun) console.error('Dry run: nothing was written.');
      for (const line of [...warningLines(warnings), ...placeholderLines(placeholders, options.verbose)])
        console.error(line);
      return {
        text: references.join('\n'),
        json: { versions, references, placeholders, warnings, dryRun: isDryRun },
      };
    });

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
