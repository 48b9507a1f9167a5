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
    leads: { type: 'string', help: 'endpoint for form submissions (leadEndpoint of the settings)' },
    'no-leads': { type: 'boolean', help: 'disable form submissions; the forms say so' },
    'dry-run': { type: 'boolean', help: 'report what would be written, and write nothing' },
  },
  async run({ names: [folder, ...more], text, value, flag, progress }) {
    if (!folder || more.length)
      throw new SiteError('USAGE', 'Missing <folder>.', { fix: 'site export public' });
    const url = value('leads');
    if (url !== undefined && flag('no-leads')) {
      throw new SiteError('USAGE', '--leads and --no-leads exclude each other.', {
        fix: 'site export public --no-leads',
      });
    }
    const isDryRun = flag('dry-run');
    const { release, files, leads } = await exportSite({
      store: openStore(text('store')),
      channel: text('channel'),
      folder,
      keepAssetsDays: parseDays(value('keep-assets')),
      leads: flag('no-leads') ? null : url === undefined ? undefined : parseLeadEndpoint(url),
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
  },
};
