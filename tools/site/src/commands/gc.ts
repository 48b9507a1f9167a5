import { collectGarbage, type Garbage } from '../gc/collect-garbage.ts';
import { expirePreviews, KEEP_PREVIEWS_DAYS } from '../gc/expire-previews.ts';
import { currentProvenance } from '../provenance.ts';
import { atLeast, type Reading, SiteCommand } from '../site-command.ts';
import { counted } from './report-lines.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Minimum grace period, in hours. Writers renew what they reuse once it is half as old. */
const MIN_GRACE_HOURS = 24;

interface Options {
  grace: number;
  previewsOlderThan: number;
  dryRun?: true;
}

export const gc = () =>
  new SiteCommand('gc')
    .description('remove what no log entry needs, and previews unused for 30 days')
    .option(
      '--grace <hours>',
      'age after which unused keys are removed, at least 24',
      atLeast(MIN_GRACE_HOURS),
      MIN_GRACE_HOURS,
    )
    .option(
      '--previews-older-than <days>',
      'time without a new entry after which a preview expires',
      atLeast(0),
      KEEP_PREVIEWS_DAYS,
    )
    .option('--dry-run', 'report what would be removed without removing it')
    .example('site gc --dry-run')
    .reads(async ({ store, options, progress }: Reading<Options>) => {
      const { grace, previewsOlderThan: olderThanDays, dryRun: isDryRun = false } = options;
      const { removed, young } = await collectGarbage(store, {
        isDryRun,
        graceMs: grace * HOUR_MS,
        progress,
      });
      // Only after a run that found the store intact.
      const provenance = await currentProvenance();
      const previews = await expirePreviews(store, { olderThanDays, isDryRun, provenance });
      const keys = removed.map(({ key }) => key).sort();
      const total = totalOf(removed);
      const kept = totalOf(young);
      const verb = isDryRun ? 'would remove' : 'removed';
      return {
        text: [
          ...(options.verbose ? keys.map((key) => `${verb}  ${key}`) : []),
          `${verb} ${totalText(total)}`,
          ...(kept.keys ? [`kept ${totalText(kept)}: unused, but younger than ${grace} hours`] : []),
        ].join('\n'),
        json: {
          dryRun: isDryRun,
          removed: { ...total, list: keys },
          expiredPreviews: previews,
          young: kept,
        },
      };
    });

/** Number and size of keys. */
interface Total {
  keys: number;
  bytes: number;
}

const totalOf = (garbage: readonly Garbage[]): Total => ({
  keys: garbage.length,
  bytes: garbage.reduce((sum, { size }) => sum + size, 0),
});

/** A total such as `3 keys, 12.4 kB`. */
const totalText = ({ keys, bytes }: Total): string =>
  `${counted(keys, 'key')}, ${bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`}`;
