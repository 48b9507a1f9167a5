import { atLeast, type Reading, SiteCommand } from '../site-command.ts';

interface Options {
  keepAssets?: number;
  /** False for `--no-leads`. */
  leads?: string | false;
  dryRun?: true;
}

export const exportCommand = () =>
  new SiteCommand('export')
    .description('write the live release to a folder, for any static host')
    .argument('<folder>', 'an empty folder or an earlier export')
    .option(
      '--keep-assets <days>',
      "time to keep the assets of earlier releases, for open tabs (default: the channel's setting)",
      atLeast(0),
    )
    .option('--leads <endpoint>', 'URL for form submissions (default: leadEndpoint of the settings)')
    .option('--no-leads', 'disable form submissions; the forms say so')
    .option('--dry-run', 'report what would be written, and write nothing')
    .example('site export public')
    .reads(async ({ store, channel, options, progress }: Reading<Options>, folder: string) => {
      const { keepAssets: keepAssetsDays, leads: given, dryRun: isDryRun = false } = options;
      // Loaded when needed, because no other command edits documents.
      const { exportSite } = await import('../export/export-site.ts');
      const { release, files, leads } = await exportSite({
        store,
        channel,
        folder,
        keepAssetsDays,
        leads: given === false ? null : given,
        isDryRun,
        progress,
      });
      const line = `Release ${release}: ${files} files in ${folder}`;
      return {
        text: [
          isDryRun ? `${line} (dry run: nothing was written)` : line,
          leads === undefined ? '  forms      disabled' : `  forms      post to ${leads}`,
        ].join('\n'),
        json: { release, files, folder, leads: leads ?? null, dryRun: isDryRun },
      };
    });
