import { join } from 'node:path';
import type { Arguments, Command } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { abandonedFiles, openStore, removeAbandoned, storeFolder, TEMPORARY } from '@vantedge/release/store';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { count, kindLines, totalsOf, totalText } from '../gc/garbage-text.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Minimum grace period, in hours. Writers renew what they reuse once it is half as old. */
const MIN_GRACE_HOURS = 24;

export const gc: Command = {
  name: 'gc',
  summary: 'remove what no log entry needs: releases, versions, pages, encodings, blobs and temporary files',
  usage: '',
  options: {
    grace: {
      type: 'string',
      help: 'hours after which unused keys are removed, at least 24',
      default: String(MIN_GRACE_HOURS),
    },
    verbose: { type: 'boolean', help: 'show progress, and list every key' },
    'dry-run': { type: 'boolean', help: 'report what would be removed without removing it' },
  },
  async run(arguments_) {
    const { text, flag, progress } = arguments_;
    const location = text('store');
    const folder = storeFolder(location);
    const isDryRun = flag('dry-run');
    const graceMs = graceOf(arguments_);
    const { removed, young } = await collectGarbage(openStore(location), {
      isDryRun,
      graceMs,
      progress,
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
      json: { dryRun: isDryRun, removed: { ...totals, list: keys }, temporaryFiles: files, young: kept },
    };
  },
};

/** The value of `--grace` in milliseconds. Throws `USAGE` if it is shorter than writers rely on. */
function graceOf({ text }: Arguments): number {
  const value = text('grace');
  const hours = Number(value);
  if (value.trim() !== '' && hours >= MIN_GRACE_HOURS && Number.isFinite(hours)) return hours * HOUR_MS;
  throw new SiteError('USAGE', `--grace ${value}: not a number of hours, at least ${MIN_GRACE_HOURS}.`, {
    fix: `--grace ${MIN_GRACE_HOURS}`,
  });
}
