import { removeSection } from '../channels/remove-section.ts';
import { rollBackSection, rollBackSite } from '../channels/roll-back.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport, renderedLine } from './report-lines.ts';

export const rollback = () =>
  new SiteCommand('rollback')
    .description('restore the previous release, or one section of it')
    .argument('[section]', 'section to restore (default: the whole site)')
    .option('--to <release>', 'release to restore, for the site or the section')
    .option('--verify', 'read every file, and skip releases with any damage')
    .example('site rollback stories')
    .changes(
      async (
        { options, isDryRun, ...site }: Changing<{ to?: string; verify?: true }>,
        section: string | undefined,
      ) => {
        site.progress.phase('find the release to restore');
        const request = { ...site, verify: options.verify === true };
        const { entry, changed, rendered, settings } = section
          ? await rollBackSection(request, section, options.to)
          : await rollBackSite(request, options.to);
        return releaseReport(
          { channel: site.channel, entry, changed, isDryRun },
          [
            `  rolled back  ${changed ? entry.sections.join(', ') : 'nothing: it is already live'}`,
            `  rendered     ${rendered.join(', ') || 'no pages: the documents of that release are reused'}`,
            ...settings.map(
              ({ name, before = 'not set', after = 'not set' }) =>
                `  setting      ${name}: ${before} → ${after}`,
            ),
          ],
          { rendered, settings },
        );
      },
    );

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
