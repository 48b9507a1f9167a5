import type { Command } from '../command.ts';
import { exportSite } from '../export/export-site.ts';
import { SiteError } from '../site-error.ts';
import { diskStore } from '../store/disk-store.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write what is live into a folder that any static host serves',
  usage: '<folder>',
  options: {},
  async run({ names: [folder, ...more], text }) {
    if (!folder || more.length)
      throw new SiteError('USAGE', 'Into which folder?', { mend: 'site export public' });
    const { release, files } = await exportSite({
      store: diskStore(text('store')),
      channel: text('channel'),
      folder,
    });
    return { text: `Release ${release}: ${files} files in ${folder}`, json: { release, files, folder } };
  },
};
