import { join } from 'node:path';
import type { Command } from '@vantedge/cli';
import { removeOrphans } from '../gc/remove-orphans.ts';
import { abandonedFiles, openStore, removeAbandoned, storeFolder, TEMPORARY } from '@vantedge/release/store';

export const gc: Command = {
  name: 'gc',
  summary: 'remove unused releases and temporary files that are older than a day',
  usage: '',
  options: {
    'dry-run': { type: 'boolean', help: 'list what would be removed without removing it' },
  },
  async run({ text, flag }) {
    const location = text('store');
    const folder = storeFolder(location);
    const isDryRun = flag('dry-run');
    const { removed: releases, kept } = await removeOrphans(openStore(location), { isDryRun });
    const cleanUp = isDryRun ? abandonedFiles : removeAbandoned;
    const names = folder === undefined ? [] : await cleanUp(join(folder, TEMPORARY));
    const files = names.map((name) => `${TEMPORARY}/${name}`);
    return {
      text: [
        ...[...releases, ...files].map((key) => `${isDryRun ? 'would remove' : 'removed'}  ${key}`),
        `${count(releases.length, 'release record')} and ${count(files.length, 'temporary file')} ${isDryRun ? 'would be removed' : 'removed'}`,
        ...(kept ? [`${count(kept, 'orphan release record')} younger than 24 hours kept`] : []),
      ].join('\n'),
      json: { dryRun: isDryRun, releases, temporaryFiles: files, youngOrphans: kept },
    };
  },
};

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
