import { type Command, keepAssets, parseDays } from '@vantedge/cli';
import { exportSite } from '../export/export-site.ts';
import { parseLeadEndpoint } from '../export/lead-endpoint.ts';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write the live release to a folder, for any static host',
  usage: '<folder>',
  options: {
    'keep-assets': keepAssets,
    leads: {
      type: 'string',
      help: 'endpoint for form submissions; without it, the forms say that submissions are disabled',
    },
  },
  async run({ names: [folder, ...more], text, value }) {
    if (!folder || more.length)
      throw new SiteError('USAGE', 'Missing <folder>.', { fix: 'site export public' });
    const leads = value('leads');
    const { release, files } = await exportSite({
      store: openStore(text('store')),
      channel: text('channel'),
      folder,
      keepAssetsDays: parseDays(value('keep-assets')),
      ...(leads !== undefined && { leads: parseLeadEndpoint(leads) }),
    });
    return { text: `Release ${release}: ${files} files in ${folder}`, json: { release, files, folder } };
  },
};
