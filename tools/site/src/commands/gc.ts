import { join } from 'node:path';
import type { Arguments, Command } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { abandonedFiles, openStore, removeAbandoned, storeFolder, TEMPORARY } from '@vantedge/release/store';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { expirePreviews, KEEP_PREVIEWS_DAYS } from '../gc/expire-previews.ts';
import { count, kindLines, totalsOf, totalText } from '../gc/garbage-text.ts';
import { currentProvenance } from '../provenance/current-provenance.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Minimum grace period, in hours. Writers renew what they reuse once it is half as old. */
const MIN_GRACE_HOURS = 24;

export const gc: Command = {
  name: 'gc',
  summary: 'remove what no log entry needs, and previews unused for 30 days',
  usage: '',
  options: {
    grace: {
      type: 'string',
      help: 'hours after which unused keys are removed, at least 24',
      default: String(MIN_GRACE_HOURS),
    },
    'previews-older-than': {
      type: 'string',
      help: 'days without a new entry after which a preview expires',
      default: String(KEEP_PREVIEWS_DAYS),
    },
    verbose: { type: 'boolean', help: 'show progress, and list every key' },
    'dry-run': { type: 'boolean', help: 'report what would be removed without removing it' },
  },
  async run(arguments_) {
    const { text, flag, progress } = arguments_;
    const location = text('store');
    const folder = storeFolder(location);
    const isDryRun = flag('dry-run');
    const graceMs = numberOf(arguments_, 'grace', 'hours', MIN_GRACE_HOURS) * HOUR_MS;
    const olderThanDays = numberOf(arguments_, 'previews-older-than', 'days', 0);
    const store = openStore(location);
    const { removed, young } = await collectGarbage(store, { isDryRun, graceMs, progress });
    // Only after a run that found the store intact.
    const previews = await expirePreviews(store, {
      olderThanDays,
      isDryRun,
      provenance: await currentProvenance({}),
    });
    const cleanUp = isDryRun ? abandonedFiles : removeAbandoned;
    const names = folder === undefined ? [] : await cleanUp(join(folder, TEMPORARY));
    const files = names.map((name) => `${TEMPORARY}/${name}`);
    const keys = removed.map(({ key }) => key).sort();
    const totals = totalsOf(removed);
    const kept = totalsOf(young);
    const verb = isDryRun ? 'would remove' : 'removed';
    return {
      text: [
        ...(flag('verbose') ? [...keys, ...files].map((key) => `${verb}  ${key}`) : []),
        `${verb} ${totalText(totals)}${files.length ? `, and ${count(files.length, 'temporary file')}` : ''}`,
        ...kindLines(totals),
        ...(kept.keys
          ? [`kept ${totalText(kept)}: unused, but younger than ${graceMs / HOUR_MS} hours`]
          : []),
      ].join('\n'),
      json: {
        dryRun: isDryRun,
        removed: { ...totals, list: keys },
        temporaryFiles: files,
        expiredPreviews: previews,
        young: kept,
      },
    };
  },
};

/** The value of a numeric option. Throws `USAGE` if it is less than `min`. */
function numberOf({ text }: Arguments, option: string, unit: string, min: number): number {
  const value = text(option);
  const number = Number(value);
  if (value.trim() !== '' && number >= min && Number.isFinite(number)) return number;
  throw new SiteError('USAGE', `--${option} ${value}: not a number of ${unit}, at least ${min}.`, {
    fix: 'site gc --help',
  });
}
