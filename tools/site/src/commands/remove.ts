import { removeSection } from '../channels/remove-section.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport, renderedLine } from './report-lines.ts';

export const remove = () =>
  new SiteCommand('remove')
    .description('retire a section: release the site without its pages')
    .argument('<section>', 'name of the section')
    .option('--redirect <path>', 'page to which visitors of its pages are redirected')
    .example('site remove stories --redirect /')
    .changes(async ({ options, isDryRun, ...site }: Changing<{ redirect?: string }>, section: string) => {
      const removed = await removeSection({ ...site, section, redirectTo: options.redirect });
      const { entry, changed, paths, rendered } = removed;
      return releaseReport(
        { channel: site.channel, entry, changed, isDryRun },
        [`  removed    ${section}: ${paths.join(', ')}`, renderedLine(rendered)],
        { section, paths, rendered },
      );
    });
