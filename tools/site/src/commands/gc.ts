import { collectGarbage } from '../gc/collect-garbage.ts';
import { expirePreviews, KEEP_PREVIEWS_DAYS } from '../gc/expire-previews.ts';
import { currentProvenance } from '../provenance.ts';
import { atLeast, type Reading, SiteCommand } from '../site-command.ts';
import { counted } from './report.ts';

interface Options {
  previewsOlderThan: number;
  dryRun?: true;
}

export const gc = () =>
  new SiteCommand('gc')
    .description('remove what no log entry needs for a day, and previews unused for 30 days')
    .option(
      '--previews-older-than <days>',
      'time without a new entry after which a preview expires',
      atLeast(0),
      KEEP_PREVIEWS_DAYS,
    )
    .option('--dry-run', 'report what would be removed without removing it')
    .example('site gc --dry-run')
    .reads(async ({ store, options, progress }: Reading<Options>) => {
      const { previewsOlderThan: olderThanDays, dryRun: isDryRun = false } = options;
      const removed = await collectGarbage(store, { isDryRun, progress });
      // Only after a run that found the store intact.
      const provenance = await currentProvenance();
      const expired = await expirePreviews(store, { olderThanDays, isDryRun, provenance });
      const list = removed.map(({ key }) => key).sort();
      const bytes = removed.reduce((sum, { size }) => sum + size, 0);
      const [remove, expire] = isDryRun ? ['would remove', 'would expire'] : ['removed', 'expired'];
      return {
        text: [
          `${remove} ${counted(list.length, 'key')}, ${(bytes / 1_000_000).toFixed(3)} MB`,
          ...expired.map((name) => `${expire} ${name}`),
        ].join('\n'),
        json: { dryRun: isDryRun, removed: { keys: list.length, bytes, list }, expiredPreviews: expired },
      };
    });
