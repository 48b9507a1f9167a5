import { shortId } from './report.ts';
import { type ReadContext, SiteCommand } from '../site-command.ts';

interface Options {
  leadEndpoint?: true;
  dryRun?: true;
}

export const exportCommand = () =>
  new SiteCommand('export')
    .description('write the live release to a folder, for any static host')
    .argument('<folder>', 'an empty folder or an earlier export')
    .option(
      '--lead-endpoint',
      'keep the forms: the host forwards /api/forms to a server (default: the setting leadEndpoint)',
    )
    .option('--dry-run', 'report what would be written, and write nothing')
    .example('site export public')
    .reads(async ({ options, ...site }: ReadContext<Options>, folder: string) => {
      const { leadEndpoint, dryRun: isDryRun = false } = options;
      // Loaded when needed, because no other command edits documents.
      const { exportSite } = await import('../export/export-site.ts');
      const { release, files, leads } = await exportSite({ ...site, folder, leads: leadEndpoint, isDryRun });
      const line = `Release ${shortId(release)}: ${files} files in ${folder}`;
      return {
        text: [
          isDryRun ? `${line} (dry run: nothing was written)` : line,
          leads
            ? '  forms      post to /api/forms, which the host forwards to a server'
            : '  forms      disabled',
        ].join('\n'),
        json: { release, files, folder, leads, dryRun: isDryRun },
      };
    });
