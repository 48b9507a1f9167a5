import { formatVersion } from '../channels/pushed-versions.ts';
import { pushSections } from '../publish/push-sections.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { placeholderLines, warningLines } from './report-lines.ts';

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
