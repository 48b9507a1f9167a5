import type { Command, Report } from '@vantedge/cli';
import { leadLocation, leadsOption, openLeadStore } from '../leads/open-leads.ts';
import { SiteError } from '@vantedge/release';
import { eraseLeads } from './leads-erase.ts';
import { exportLeads } from './leads-export.ts';
import { importLeads } from './leads-import.ts';
import { listLeads } from './leads-list.ts';

const SUBCOMMANDS = { list: listLeads, export: exportLeads, erase: eraseLeads };

export const leads: Command = {
  name: 'leads',
  summary: 'list, export, import or erase form submissions',
  usage: 'list|export|import|erase',
  options: {
    leads: leadsOption,
    limit: { type: 'string', help: 'list, export: newest n leads (list: 20)' },
    form: { type: 'string', help: 'list, export: only the form contact or newsletter' },
    honeypot: { type: 'boolean', help: 'list, export: honeypot hits instead of leads' },
    csv: { type: 'boolean', help: 'export: as CSV' },
    out: { type: 'string', help: 'export: write to a file readable only by its owner' },
    from: { type: 'string', help: 'import: postgres://… or folder to copy leads from' },
    'dry-run': { type: 'boolean', help: 'import, erase: report what would happen, and write nothing' },
    email: { type: 'string', help: 'erase: all leads of this email address' },
    'older-than': { type: 'string', help: 'erase: all leads older than n days' },
  },
  async run(arguments_): Promise<Report | undefined> {
    const [name = '', ...names] = arguments_.names;
    if (name === 'import') return importLeads({ ...arguments_, names });
    if (!Object.hasOwn(SUBCOMMANDS, name)) {
      throw new SiteError('USAGE', 'Missing subcommand: list, export, import or erase.', {
        fix: 'server leads list',
      });
    }
    const { text, value } = arguments_;
    const store = openLeadStore(leadLocation(value('leads'), text('store'), text('channel')));
    try {
      return await SUBCOMMANDS[name as keyof typeof SUBCOMMANDS](store, { ...arguments_, names });
    } finally {
      await store.close();
    }
  },
};
