import { removeSection } from '../channels/remove-section.ts';
import { rollBackSection, rollBackSite } from '../channels/roll-back.ts';
import { type WriteContext, SiteCommand } from '../site-command.ts';
import { changeReport } from './report.ts';

export const rollback = () =>
  new SiteCommand('rollback')
    .description('restore the previous release, or one section of it')
    .argument('[section]', 'section to restore (default: the whole site)')
    .option('--to <release>', 'release to restore, for the site or the section')
    .option('--verify', 'read every file, and skip releases with any damage')
    .example('site rollback stories')
    .changes(async ({ options, ...site }: WriteContext<{ to?: string; verify?: true }>, section?: string) => {
      site.progress.phase('find the release to restore');
      const request = { ...site, verify: options.verify === true };
      const result = section
        ? await rollBackSection(request, section, options.to)
        : await rollBackSite(request, options.to);
      return changeReport(result, {
        ...site,
        lines: [
          ...(result.changed ? [`  restored   ${result.entry.sections.join(', ')}`] : []),
          ...result.settings.map(
            ({ name, before = 'not set', after = 'not set' }) => `  setting    ${name}: ${before} → ${after}`,
          ),
        ],
        json: { settings: result.settings },
      });
    });

export const remove = () =>
  new SiteCommand('remove')
    .description("publish the site without this section's pages")
    .argument('<section>', 'name of the section')
    .option('--redirect <path>', 'page to which visitors of its pages are redirected')
    .example('site remove stories --redirect /')
    .changes(async ({ options, ...site }: WriteContext<{ redirect?: string }>, section: string) =>
      changeReport(await removeSection({ ...site, section, redirectTo: options.redirect }), {
        ...site,
        lines: [`  retired    ${section}`],
      }),
    );
