import { collectGarbage } from '../gc/collect-garbage.ts';
import { expirePreviews } from '../gc/expire-previews.ts';
import { currentProvenance } from '../provenance.ts';
import { type ReadContext, SiteCommand } from '../site-command.ts';
import { pluralize } from '../channels/claims.ts';

export const gc = () =>
  new SiteCommand('gc')
    .description('remove unreferenced files older than a day, and previews with no new entry for 30 days')
    .option('--dry-run', 'report what would be removed without removing it')
    .example('site gc --dry-run')
    .reads(async ({ store, options, progress }: ReadContext<{ dryRun?: true }>) => {
      const { dryRun: isDryRun = false } = options;
      const removed = await collectGarbage(store, { isDryRun, progress });
      // Only after a run that found the store intact.
      const expired = await expirePreviews(store, { isDryRun, provenance: await currentProvenance() });
      const list = removed.map(({ key }) => key).sort();
      const bytes = removed.reduce((sum, { size }) => sum + size, 0);
      const [remove, expire] = isDryRun ? ['would remove', 'would expire'] : ['removed', 'expired'];
      return {
        text: [
          `${remove} ${pluralize(list.length, 'key')}, ${(bytes / 1_000_000).toFixed(3)} MB`,
          ...expired.map((name) => `${expire} ${name}`),
        ].join('\n'),
        json: { dryRun: isDryRun, removed: { keys: list.length, bytes, list }, expiredPreviews: expired },
      };
    });
